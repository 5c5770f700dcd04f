import type { AdminEmail } from '@daybook/schema/contract/admin/businesses';
import { Table } from '../../ui/table/Table.tsx';
import { emailColumns } from './email-columns.tsx';

export function EmailsTable({ caption, emails }: { caption: string; emails: readonly AdminEmail[] }) {
  return <Table caption={caption} rows={emails} keyOf={({ id }) => id} columns={emailColumns} />;
}
