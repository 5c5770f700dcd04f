import type { AdminUser } from '@daybook/schema/contract/admin/users';
import { ADMIN_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { callAdmin } from '../../api/admin.ts';
import { NEWEST_FIRST, OLDEST_FIRST } from '../list/list-texts.ts';
import type { List } from '../list/use-list.ts';
import { HAVING, HAVINGS, NO_USERS, SEARCH_USERS, USERS_COUNTED, USERS_TITLE } from './user-texts.ts';

export const usersList: List<AdminUser, keyof typeof HAVINGS, 'newest' | 'oldest' | 'last-seen' | 'email'> = {
  title: USERS_TITLE,
  isTitleHidden: true,
  what: USERS_COUNTED,
  pageSize: ADMIN_PAGE_SIZE,
  search: SEARCH_USERS,
  filterLabel: HAVING,
  filters: [
    { value: 'all', label: HAVINGS.all },
    { value: 'business', label: HAVINGS.business },
    { value: 'paid', label: HAVINGS.paid },
    { value: 'coupon', label: HAVINGS.coupon },
    { value: 'nothing', label: HAVINGS.nothing },
  ],
  sorts: [
    { value: 'newest', label: NEWEST_FIRST },
    { value: 'oldest', label: OLDEST_FIRST },
    { value: 'last-seen', label: 'Last seen' },
    { value: 'email', label: 'Email A-Z' },
  ],
  ask: ({ filter, ...asked }, signal) =>
    callAdmin('searchUsers', { query: { ...asked, having: filter }, signal }),
  empty: NO_USERS,
};
