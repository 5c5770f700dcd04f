import { exportCsv, exportName } from '@daybook/schema/rules/csv';
import { readAll, type Reading } from '../../api/read-all.ts';
import { ExportButton } from '../../export/ExportButton.tsx';
import { todayHere } from '../uk-time.ts';
import { askedOf, type FoundList } from './use-list.ts';

interface ExportListProps<Row, Filter extends string, Sort extends string> {
  found: FoundList<Row, Filter, Sort>;
  /** The file's name begins with it: 'users'. */
  file: string;
  columns: readonly { heading: string; cell: (row: Row) => string | number }[];
}

/** Exports everything that the list's filter matches, in its order, to a file. */
export function ExportList<Row extends { id: number }, Filter extends string, Sort extends string>({
  found: { list, view, load },
  file,
  columns,
}: ExportListProps<Row, Filter, Sort>) {
  const read = async (reading: Reading) => {
    const rows = await readAll((asked, signal) => list.ask({ ...askedOf(view), ...asked }, signal), reading);
    const text = exportCsv(
      columns.map(({ heading }) => heading),
      rows.map((row) => columns.map(({ cell }) => String(cell(row)))),
    );
    return { name: exportName(file, todayHere()), text, count: rows.length };
  };
  return <ExportButton what={list.what} total={load.data?.total ?? 0} read={read} />;
}
