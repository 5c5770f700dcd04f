import type { AuditAction, AuditEntry } from '@daybook/schema/contract/admin/audit';
import { ADMIN_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { callAdmin } from '../../api/admin.ts';
import { NEWEST_FIRST } from '../list/list-texts.ts';
import type { List } from '../list/use-list.ts';
import {
  ACTION,
  ALL_ACTIONS,
  AUDIT_ACTIONS,
  AUDIT_TITLE,
  ENTRIES_COUNTED,
  NO_ENTRIES,
  SEARCH_AUDIT,
} from './audit-texts.ts';

const actions: AuditAction[] = [
  'coupon_created',
  'coupon_changed',
  'coupon_deactivated',
  'coupon_deleted',
  'business_changed',
  'business_deleted',
  'user_deleted',
  'signup_deleted',
  'testimonial_added',
  'testimonial_deleted',
  'letter_retried',
];

export const auditList: List<AuditEntry, 'all' | AuditAction, 'newest'> = {
  title: AUDIT_TITLE,
  isTitleHidden: true,
  what: ENTRIES_COUNTED,
  pageSize: ADMIN_PAGE_SIZE,
  search: SEARCH_AUDIT,
  filterLabel: ACTION,
  filters: [
    { value: 'all', label: ALL_ACTIONS },
    ...actions.map((action) => ({ value: action, label: AUDIT_ACTIONS[action] })),
  ],
  sorts: [{ value: 'newest', label: NEWEST_FIRST }],
  ask: ({ filter, sort: _newest, ...asked }, signal) =>
    callAdmin('searchAudit', {
      query: { ...asked, ...(filter === 'all' ? {} : { action: filter }) },
      signal,
    }),
  empty: NO_ENTRIES,
};
