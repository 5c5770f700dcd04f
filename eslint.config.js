import js from '@eslint/js';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const tests = ['**/*.test.{ts,tsx}', '**/e2e/**', '**/bench/**', 'server/chaos/**', 'server/test/**'];

export default tseslint.config(
  {
    ignores: [
      'playwright.config.ts',
      'vitest.config.ts',
      '**/dist/',
      'server/src/database/migrations/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // The types say what is true; nobody talks them out of it.
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Store functions are async at their face so that another engine can stand behind them.
      '@typescript-eslint/require-await': 'off',
      'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      // What strangers type must not become a link that writes to, or rings, somebody else.
      'no-restricted-syntax': [
        'error',
        ...['Literal[value=/\\b(mailto|tel):/i]', 'TemplateElement[value.raw=/\\b(mailto|tel):/i]'].map(
          (selector) => ({ selector, message: 'Build mailto: and tel: with schema/rules/contact-link.ts.' }),
        ),
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: ['dashboard/**/*.{ts,tsx}', 'examples/**/*.{ts,tsx}', 'widget/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['dashboard/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: 'lucide-react',
          allowTypeImports: true,
          message:
            'Import an icon by its own path: through the list, everybody loads the icons of every page.',
        },
      ],
    },
  },
  {
    files: ['server/**/*.{ts,tsx}'],
    rules: {
      // A query that nobody awaits is never asked: drizzle's builders begin their work when they are awaited.
      '@typescript-eslint/no-floating-promises': ['error', { checkThenables: true }],
    },
  },
  {
    files: tests,
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': 'off',
      'no-console': 'off',
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'widget/e2e/**', 'dashboard/e2e/**'],
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    files: ['schema/rules/contact-link.ts', ...tests],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: globals.node } },
  { files: ['examples/**/*.js'], languageOptions: { globals: globals.browser } },
);
