import { useState } from 'react';
import type { AdminUser } from '@daybook/schema/contract/admin/users';
import { sumText } from '@daybook/schema/rules/money';
import { callAdmin } from '../../api/admin.ts';
import { Stack } from '../../ui/Layout.tsx';
import { AdminFigures } from '../list/AdminFigures.tsx';
import { AdminHead } from '../list/AdminHead.tsx';
import { ExportList } from '../list/ExportList.tsx';
import { ListSection } from '../list/ListSection.tsx';
import { useList } from '../list/use-list.ts';
import { DeleteUser } from './DeleteUser.tsx';
import { userColumns } from './user-columns.tsx';
import { exportedUser } from './user-export.ts';
import { USER_FIGURES, USERS_TEXT, USERS_TITLE } from './user-texts.ts';
import { usersList } from './users-list.ts';

/** /admin/users */
export function UsersPage() {
  const found = useList(usersList);
  const [deleted, setDeleted] = useState<AdminUser | null>(null);
  return (
    <Stack gap={24}>
      <AdminHead title={USERS_TITLE} text={USERS_TEXT}>
        <ExportList found={found} file="users" columns={exportedUser} />
      </AdminHead>
      <AdminFigures
        of="users"
        ask={(signal) => callAdmin('countUsers', { signal })}
        figuresOf={({ total, with_businesses, revenue, paid, total_bookings }) => [
          { label: USER_FIGURES.total, value: total },
          { label: USER_FIGURES.with_businesses, value: with_businesses },
          { label: USER_FIGURES.revenue, value: sumText(revenue) },
          { label: USER_FIGURES.paid, value: paid },
          { label: USER_FIGURES.total_bookings, value: total_bookings },
        ]}
      />
      <ListSection
        found={found}
        columns={userColumns(setDeleted)}
        keyOf={({ id }) => id}
        isAsking={deleted !== null}
      />
      {deleted === null ? null : <DeleteUser user={deleted} onClose={() => setDeleted(null)} />}
    </Stack>
  );
}
