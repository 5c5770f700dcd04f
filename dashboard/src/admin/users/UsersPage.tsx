import type { AdminUser } from '@daybook/schema/contract/admin/users';
import { ADMIN_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { sumText } from '@daybook/schema/rules/money';
import { counted } from '@daybook/schema/words/counted';
import { call } from '#api/call.ts';
import { useCall } from '#api/use-call.ts';
import { ConfirmChange } from '#confirm/ConfirmChange.tsx';
import { DELETING } from '#ui/interface-texts.ts';
import { Stack } from '#ui/Layout.tsx';
import { useAsked } from '#ui/use-asked.ts';
import { consequencesText, Consequences } from '../Consequences.tsx';
import { AdminFigures, AdminHead, ExportList } from '../list/AdminHead.tsx';
import { NEWEST_FIRST, OLDEST_FIRST } from '../list/list-texts.ts';
import { ListSection } from '../list/ListSection.tsx';
import { useList, type List } from '../list/use-list.ts';
import { userColumns, callOf, exportedUser } from './user-columns.tsx';
import * as texts from './user-texts.ts';

export function UsersPage() {
  const found = useList(usersList);
  const { asked, ask, close } = useAsked<AdminUser>();
  return (
    <Stack gap={24}>
      <AdminHead title={texts.USERS_TITLE} text={texts.USERS_TEXT}>
        <ExportList found={found} file="users" columns={exportedUser} />
      </AdminHead>
      <AdminFigures
        query={useCall('countUsers', {})}
        figuresOf={({ total, with_businesses, revenue, paid, total_bookings }) => [
          { label: texts.USER_FIGURES.total, value: total },
          { label: texts.USER_FIGURES.with_businesses, value: with_businesses },
          { label: texts.USER_FIGURES.revenue, value: sumText(revenue) },
          { label: texts.USER_FIGURES.paid, value: paid },
          { label: texts.USER_FIGURES.total_bookings, value: total_bookings },
        ]}
      />
      <ListSection found={found} columns={userColumns(ask)}>
        {asked === null ? null : <DeleteUser user={asked} onClose={close} />}
      </ListSection>
    </Stack>
  );
}

const usersList: List<AdminUser, keyof typeof texts.HAVINGS, 'newest' | 'oldest' | 'last-seen' | 'email'> = {
  title: texts.USERS_TITLE,
  isTitleHidden: true,
  what: texts.USERS_COUNTED,
  pageSize: ADMIN_PAGE_SIZE,
  search: texts.SEARCH_USERS,
  filterLabel: texts.HAVING,
  filters: [
    { value: 'all', label: texts.HAVINGS.all },
    { value: 'business', label: texts.HAVINGS.business },
    { value: 'paid', label: texts.HAVINGS.paid },
    { value: 'coupon', label: texts.HAVINGS.coupon },
    { value: 'nothing', label: texts.HAVINGS.nothing },
  ],
  sorts: [
    { value: 'newest', label: NEWEST_FIRST },
    { value: 'oldest', label: OLDEST_FIRST },
    { value: 'last-seen', label: 'Last seen' },
    { value: 'email', label: 'Email A-Z' },
  ],
  call: 'searchUsers',
  ask: ({ filter, ...asked }, signal) => call('searchUsers', { query: { ...asked, having: filter }, signal }),
  empty: texts.NO_USERS,
};

function DeleteUser({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const params = { userId: user.id };
  const consequences = useCall('getUserConsequences', { params });
  return (
    <ConfirmChange
      title={texts.deleteUserQuestion(callOf(user))}
      confirmText={texts.DELETE_USER}
      workingText={DELETING}
      keepText={texts.KEEP_USER}
      phrase={{ text: texts.DELETE_USER_PHRASE, problem: texts.TYPE_DELETE_USER }}
      call="deleteUser"
      given={{ params }}
      done={texts.userDeleted(callOf(user))}
      failed={texts.USER_DELETE_FAILED}
      onClose={onClose}
    >
      <Consequences
        query={consequences}
        textOf={(found) => {
          const businesses = counted(found.businesses.length, 'business', 'businesses');
          return consequencesText([texts.businessesNamed(businesses, found.businesses)], found);
        }}
      />
      <p>{texts.DELETE_USER_BLOCKS}</p>
    </ConfirmChange>
  );
}
