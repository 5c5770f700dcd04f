import { Table } from '../table/Table.tsx';
import { WEEK_FROM, weekName } from './week-texts.ts';

interface WeeksTableProps<Week> {
  caption: string;
  /** In order, ending with this week. `from` is a Monday, YYYY-MM-DD. */
  weeks: readonly Week[];
  figures: readonly { heading: string; textOf: (week: Week) => string }[];
}

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
