/** The platform's admin for tests, logged in. Outside production, ADMIN_EMAIL defaults to this address. */

import { z } from 'zod';
import { auditEntry, type AuditEntry } from '@daybook/schema/contract/admin/audit';
import { adminActions } from '../src/database/admin-tables.ts';
import { signIn, type Owner } from './owner.ts';
import type { TestServer } from './start.ts';

export const ADMIN = 'admin@daybook.example';

export function signInAdmin(server: TestServer): Promise<Owner> {
  return signIn(server, ADMIN, 'Alma');
}

const told = auditEntry.pick({ action: true, subject: true, before: true, after: true });

/** Returns the admins' recorded actions, oldest first. */
export async function actionsIn(
  server: TestServer,
): Promise<Pick<AuditEntry, keyof z.output<typeof told>>[]> {
  return z.array(told).parse(await server.database.select().from(adminActions).orderBy(adminActions.id));
}
