import { dateField, soughtText } from '../fields.ts';
import { z } from '../zod.ts';
import { adminEmail } from './businesses.ts';
import { listQuery, pageOf } from './page.ts';

/** `search` finds by kind and by the recipient's domain, or by a whole address, among the newest emails. */
export const outboxQuery = listQuery().extend({
  state: z.enum(['all', 'queued', 'sent', 'failed', 'refused']).default('all'),
  kind: soughtText(z.string().max(60)).optional(),
});
export const outboxPage = pageOf(adminEmail);

/** Emails of one kind, written on one day (UTC). */
export const emailCount = z.object({
  day: dateField,
  kind: z.string(),
  queued: z.int(),
  sent: z.int(),
  failed: z.int(),
});

export const emailKind = z.object({ kind: z.string(), name: z.string() });
export const emailPreview = emailKind.extend({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});

export type OutboxQuery = z.output<typeof outboxQuery>;
export type EmailCount = z.infer<typeof emailCount>;
