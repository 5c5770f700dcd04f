import type { AdminLetter } from '@daybook/schema/contract/admin/businesses';
import { Table } from '../../ui/table/Table.tsx';
import { letterColumns } from './letter-columns.tsx';

export function LettersTable({ caption, letters }: { caption: string; letters: readonly AdminLetter[] }) {
  return <Table caption={caption} rows={letters} keyOf={({ id }) => id} columns={letterColumns} />;
}
