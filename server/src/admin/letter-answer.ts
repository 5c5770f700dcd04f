/** A letter of the outbox as the admin sees it: without whom it is about (decision 86). */
import type { AdminLetter } from '@daybook/schema/contract/admin/businesses';
import type { EmailRow } from '../database/mail-tables.ts';

/** The columns of a letter that the answer is made of. */
export type LetterRow = Pick<
  EmailRow,
  'id' | 'kind' | 'status' | 'isRefused' | 'recipient' | 'attempts' | 'lastError' | 'createdAt' | 'sentAt'
>;

export function adminLetterAnswer(letter: LetterRow): AdminLetter {
  return {
    id: letter.id,
    kind: letter.kind,
    state: stateOf(letter),
    recipient: maskedAddress(letter.recipient),
    attempts: letter.attempts,
    last_error: letter.lastError === null ? null : withoutAddresses(letter.lastError),
    created_at: new Date(letter.createdAt).toISOString(),
    sent_at: letter.sentAt === null ? null : new Date(letter.sentAt).toISOString(),
  };
}

function stateOf({ status, isRefused }: LetterRow): AdminLetter['state'] {
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
