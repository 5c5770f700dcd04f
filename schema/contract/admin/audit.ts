/** What admins did. Each entry is written in the transaction of what it reports. */
import { z } from '../zod.ts';
import { idField, instantField } from '../fields.ts';
import { AUDIT_ACTIONS } from '../../words/audit-actions.ts';
import { listQuery, pageOf } from './page.ts';

export const auditAction = z.enum(AUDIT_ACTIONS);

/** Field by field, as in JSON, and nothing about customers. */
const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const auditEntry = z.object({
  id: idField,
  happened_at: instantField,
  /** The admin's address. */
  who: z.string(),
  action: auditAction,
  /** The name, code or address that it had at the time. */
  subject: z.string(),
  subject_id: z.int().nullable(),
  /** What differed, before and after; null where there was nothing. */
  before: facts.nullable(),
  after: facts.nullable(),
});

export const auditQuery = listQuery().extend({ action: auditAction.optional() });
export const auditPage = pageOf(auditEntry);

export type AuditAction = z.infer<typeof auditAction>;
export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditQuery = z.output<typeof auditQuery>;
