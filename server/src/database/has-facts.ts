import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** Whether an email has not been emptied, in the words that its index has. PostgreSQL compares JSON as text only. */
export const hasFacts = ({ payload }: { payload: AnyColumn }): SQL => sql`cast(${payload} as text) <> '{}'`;
