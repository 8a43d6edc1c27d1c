/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/test/e2e/',
    '<rootDir>/test/types/cases/',
    '<rootDir>/test/package/apps/',
  ],
  moduleNameMapper: { '^cdk8s-fairway$': '<rootDir>/index.ts', '^cdk8s-fairway/pulumi$': '<rootDir>/pulumi.ts' },
  // Types are checked once, by `npm run types`; here files are only transpiled.
  // jest loads no ES modules, so `import()` becomes `require` and what it loads is transpiled too.
  transform: { '^.+\\.ts$|/cel-js/.+\\.js$|/@bomb.sh/tab/.+\\.mjs$': ['ts-jest', { tsconfig: 'tsconfig.jest.json' }] },
  transformIgnorePatterns: ['/node_modules/(?!@marcbachmann/cel-js/|@bomb.sh/tab/)'],
};
