/** Version 4 beside the version that the rest uses. What is used of it is declared alike in both. */
declare module 'js-yaml-4' {
  export { CORE_SCHEMA, loadAll } from 'js-yaml';
}
