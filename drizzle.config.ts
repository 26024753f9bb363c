import { defineConfig } from 'drizzle-kit';

/** `npm run migrations` writes the SQL that takes the database from the last migration to the schema. */
export default defineConfig({
  dialect: 'sqlite',
  schema: './src/platform/ledger/schema*.ts',
  out: './src/platform/ledger/migrations',
});
