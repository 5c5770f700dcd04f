import type { AdminEmail } from '@daybook/schema/contract/admin/businesses';
import { ADMIN_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { callAdmin } from '../../api/admin.ts';
import { EMAIL_STATES } from './email-texts.ts';
import { NEWEST_FIRST } from '../list/list-texts.ts';
import type { List } from '../list/use-list.ts';
import { ALL, EMAILS_COUNTED, NO_EMAILS, OUTBOX, SEARCH_EMAILS, STATE } from './email-texts.ts';

export const outboxList: List<AdminEmail, 'all' | AdminEmail['state'], 'newest'> = {
  title: OUTBOX,
  what: EMAILS_COUNTED,
  pageSize: ADMIN_PAGE_SIZE,
  search: SEARCH_EMAILS,
  filterLabel: STATE,
  filters: [
    { value: 'all', label: ALL },
    { value: 'failed', label: EMAIL_STATES.failed.text },
    { value: 'refused', label: EMAIL_STATES.refused.text },
    { value: 'queued', label: EMAIL_STATES.queued.text },
    { value: 'sent', label: EMAIL_STATES.sent.text },
  ],
  sorts: [{ value: 'newest', label: NEWEST_FIRST }],
  ask: ({ filter, sort: _newest, ...asked }, signal) =>
    callAdmin('searchOutbox', { query: { ...asked, state: filter }, signal }),
  empty: NO_EMAILS,
};
