/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/e2e/', '<rootDir>/test/types/cases/', '<rootDir>/test/package/apps/'],
  moduleNameMapper: { '^cdk8s-fairway$': '<rootDir>/index.ts' },
  // Types are checked once, by `npm run types`; here files are only transpiled.
  transform: { '^.+\\.ts$': ['ts-jest', { tsconfig: 'tsconfig.json' }] },
};
