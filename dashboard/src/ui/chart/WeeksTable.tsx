import { Table } from '../table/Table.tsx';
import { WEEK_FROM, weekName } from './week-texts.ts';

interface WeeksTableProps<Week> {
  caption: string;
  /** In order, the last of them this one. `from` is an ISO date, a Monday. */
  weeks: readonly Week[];
  figures: readonly { heading: string; textOf: (week: Week) => string }[];
}

/** The weeks of a chart as a table, the newest first. */
export function WeeksTable<Week extends { from: string }>({
  caption,
  weeks,
  figures,
}: WeeksTableProps<Week>) {
  const current = weeks.at(-1)?.from;
  return (
    <Table
      caption={caption}
      rows={[...weeks].reverse()}
      keyOf={({ from }) => from}
      columns={[
        { heading: WEEK_FROM, isTitle: true, cell: ({ from }) => weekName(from, current) },
        ...figures.map(({ heading, textOf }) => ({ heading, isNumeric: true, cell: textOf })),
      ]}
    />
  );
}
