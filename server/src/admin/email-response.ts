/** An email of the outbox as the admin sees it: without whom it is about (decision 86). */
import type { AdminEmail } from '@daybook/schema/contract/admin/businesses';
import type { EmailRow } from '../database/email-tables.ts';

/** The columns of an email that the answer is made of. */
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

/**
 * Whatever stands around an @ without a space or a bracket between: it may take too much for an address, but never
 * too little.
 */
const ADDRESS = /(?:"[^"]*"|[^\s<>"]+)@[^\s<>"]+/g;

/** What a mail server said, with each address in it hidden. */
export function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, HIDDEN);
}
