/** The log of admins' actions. Each entry is written in the same transaction as the change it records. */

import { AUDIT_ACTIONS } from '../../words/audit-actions.ts';
import { idField, instantField } from '../fields.ts';
import { z } from '../zod.ts';
import { listQuery, pageOf } from './page.ts';

export const auditAction = z.enum(AUDIT_ACTIONS);

/** The changed fields as JSON values. They contain nothing about customers. */
const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const auditEntry = z.object({
  id: idField,
  happened_at: instantField,
  who: z.string(),
  action: auditAction,
  subject: z.string(),
  subject_id: z.int().nullable(),
  /** Only the fields that differ; null for something that didn't exist. */
  before: facts.nullable(),
  after: facts.nullable(),
});

export const auditQuery = listQuery().extend({ action: auditAction.optional() });
export const auditPage = pageOf(auditEntry);

export type AuditAction = z.infer<typeof auditAction>;
export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditQuery = z.output<typeof auditQuery>;
