import js from '@eslint/js';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: ['build/', 'dist/', 'imports/', 'coverage/', 'test/types/cases/', 'test/package/apps/', '*.config.*'],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: false }],
      // Constructs act by being created: `new CanaryRelease(...)` as a statement is how cdk8s programs read.
      'no-new': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
);
