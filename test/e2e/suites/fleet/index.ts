export { fleetPlugins } from './plugins';
export { fleetWaves } from './waves';
