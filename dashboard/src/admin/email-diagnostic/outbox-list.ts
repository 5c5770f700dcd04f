import type { AdminLetter } from '@daybook/schema/contract/admin/businesses';
import { ADMIN_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { callAdmin } from '../../api/admin-call.ts';
import { LETTER_STATES } from '../letters/letter-texts.ts';
import { NEWEST_FIRST } from '../list/list-texts.ts';
import type { List } from '../list/use-list.ts';
import { ALL, LETTERS_COUNTED, NO_LETTERS, OUTBOX, SEARCH_LETTERS, STATE } from './email-texts.ts';

export const outboxList: List<AdminLetter, 'all' | AdminLetter['state'], 'newest'> = {
  title: OUTBOX,
  what: LETTERS_COUNTED,
  pageSize: ADMIN_PAGE_SIZE,
  search: SEARCH_LETTERS,
  filterLabel: STATE,
  filters: [
    { value: 'all', label: ALL },
    { value: 'failed', label: LETTER_STATES.failed.text },
    { value: 'refused', label: LETTER_STATES.refused.text },
    { value: 'queued', label: LETTER_STATES.queued.text },
    { value: 'sent', label: LETTER_STATES.sent.text },
  ],
  sorts: [{ value: 'newest', label: NEWEST_FIRST }],
  ask: ({ filter, sort: _newest, ...asked }, signal) =>
    callAdmin('searchOutbox', { query: { ...asked, state: filter }, signal }),
  empty: NO_LETTERS,
};
