/** The platform's admin for tests, signed in. Outside production ADMIN_EMAIL is this one's unless it says otherwise. */
import { z } from 'zod';
import { auditEntry, type AuditEntry } from '@daybook/schema/contract/admin/audit';
import { adminActions } from '../src/database/admin-tables.ts';
import { signIn, type Owner } from './owner.ts';
import type { TestServer } from './start.ts';

export const ADMIN = 'admin@daybook.example';

export function signInAdmin(server: TestServer): Promise<Owner> {
  return signIn(server, ADMIN, 'Alma');
}

/** Parses a good answer; of any other the test fails with what it says. */
export async function answerTo<Shape extends z.ZodType>(
  shape: Shape,
  answer: Promise<Response>,
): Promise<z.output<Shape>> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return shape.parse(await response.json());
}

const told = auditEntry.pick({ action: true, subject: true, before: true, after: true });

/** What was written down of what admins did, the first first. */
export async function actionsIn(
  server: TestServer,
): Promise<Pick<AuditEntry, keyof z.output<typeof told>>[]> {
  return z.array(told).parse(await server.database.select().from(adminActions).orderBy(adminActions.id));
}
