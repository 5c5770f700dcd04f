import type { ReactNode } from 'react';
import { exportCsv, exportName } from '@daybook/schema/rules/csv';
import { readAll, type Reading } from '#api/read-all.ts';
import { ExportButton } from '#export/ExportButton.tsx';
import { Figures, type Figure } from '#ui/Figures.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { Loaded, type Loadable } from '#ui/Loaded.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { todayHere } from '../uk-time.ts';
import { FIGURES, FIGURES_FAILED, loadFailureOf } from './list-texts.ts';
import { askedOf, type FoundList } from './use-list.ts';

interface AdminHeadProps {
  title: string;
  text: string;
  children?: ReactNode;
}

export function AdminHead({ title, text, children }: AdminHeadProps) {
  return (
    <Row gap={24} align="end" justify="between">
      <Stack gap={4}>
        <PageHeading title={title}>{title}</PageHeading>
        <Text tone="soft" isMeasured>
          {text}
        </Text>
      </Stack>
      {children === undefined ? null : (
        <Row gap={8} align="start">
          {children}
        </Row>
      )}
    </Row>
  );
}

interface AdminFiguresProps<Counted> {
  query: Loadable<Counted>;
  figuresOf: (counted: Counted) => readonly Figure[];
}

/** Shows figures about the whole list, whatever its filter. */
export function AdminFigures<Counted>({ query, figuresOf }: AdminFiguresProps<Counted>) {
  return (
    <Loaded
      query={query}
      failed={loadFailureOf(query.error, FIGURES_FAILED)}
      shape={<Skeleton width="100%" height="5.4rem" />}
    >
      {(counted) => <Figures label={FIGURES} figures={figuresOf(counted)} />}
    </Loaded>
  );
}

interface ExportListProps<Row, Filter extends string, Sort extends string> {
  found: FoundList<Row, Filter, Sort>;
  /** The start of the file's name: 'users'. */
  file: string;
  columns: readonly { heading: string; cell: (row: Row) => string | number }[];
}

/** Exports all rows that match the filter, in the list's order. */
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
