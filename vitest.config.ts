import { defineConfig } from 'vitest/config';

const project = (name: string, importSource?: string) => ({
  ...(importSource ? { oxc: { jsx: { runtime: 'automatic' as const, importSource } } } : {}),
  test: {
    name,
    root: `./${name}`,
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/e2e/**'],
    testTimeout: 20_000,
    // Some tests start the whole product, which takes its time when other processes want the processor too.
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // Uses every core: by itself vitest leaves one of them idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      project('schema'),
      project('server', 'hono/jsx'),
      project('widget', 'preact'),
      project('dashboard', 'react'),
    ],
  },
});
