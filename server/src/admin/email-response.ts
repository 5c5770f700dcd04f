/** An email of the outbox as the admin sees it: without the person it is about. */

import type { AdminEmail } from '@daybook/schema/contract/admin/businesses';
import type { EmailRow } from '../database/email-tables.ts';

export type ListedEmail = Pick<
  EmailRow,
  'id' | 'kind' | 'status' | 'isRefused' | 'recipient' | 'attempts' | 'lastError' | 'createdAt' | 'sentAt'
>;

export function adminEmailAnswer(email: ListedEmail): AdminEmail {
  return {
    id: email.id,
    kind: email.kind,
    state: stateOf(email),
    recipient: maskedAddress(email.recipient),
    attempts: email.attempts,
    last_error: email.lastError === null ? null : withoutAddresses(email.lastError),
    created_at: new Date(email.createdAt).toISOString(),
    sent_at: email.sentAt === null ? null : new Date(email.sentAt).toISOString(),
  };
}

function stateOf({ status, isRefused }: ListedEmail): AdminEmail['state'] {
  if (status === 'failed') return isRefused ? 'refused' : 'failed';
  return status === 'sending' ? 'queued' : status;
}

const HIDDEN = '•••';

/** 'ruth@example.com' gives 'r•••@example.com'. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return at > 0 ? `${first}${HIDDEN}${address.slice(at)}` : HIDDEN;
}

/** Matches anything around an @ up to a space or bracket: perhaps more than the address, but never less. */
const ADDRESS = /(?:"[^"]*"|[^\s<>"]+)@[^\s<>"]+/g;

/** Hides each address in a mail server's reply. */
export function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, HIDDEN);
}
