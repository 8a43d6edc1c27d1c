/** Controller of the GatewayClass of compiled gateways: there is none, so no controller takes them for its own. */
export const STATIC_CONTROLLER_NAME = 'cdk8s-fairway/static';

/** Where pods serve health checks, and metrics if asked. */
export const STATUS_PORT = 2020;
