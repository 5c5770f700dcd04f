import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: ['./src/database/tables.ts', './src/database/*-tables.ts'],
  out: './src/database/sqlite/migrations',
  casing: 'snake_case',
});
