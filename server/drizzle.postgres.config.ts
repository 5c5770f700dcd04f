import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/postgres/postgres-tables.ts',
  out: './src/database/postgres/migrations',
  casing: 'snake_case',
});
