import { useEffect, useRef, useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { AddedAs } from '@daybook/schema/contract/customers';
import { failureTextOf, textOf } from '#api/call-error.ts';
import { renewalOf } from '#api/renewals.ts';
import { useTask } from '#api/use-call.ts';
import { usePreview } from '#api/use-preview.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { BulletList, Columns, Row, Section, Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Problem } from '#ui/message/Problem.tsx';
import { Progress } from '#ui/Progress.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { addInParts } from './add-in-parts.ts';
import { checkContacts, countAdded, type CheckedContacts } from './check-contacts.ts';
import { guessColumns, type ColumnUse } from './columns.ts';
import * as texts from './import-customers-texts.ts';
import type { CustomerTable } from './read-table.ts';
import styles from '../owner.module.css';

/** Rows with a problem that are listed. The others are counted. */
const REFUSED_SHOWN = 20;
const EXAMPLES_SHOWN = 3;

interface ImportReadyProps {
  business: Business;
  table: CustomerTable;
  onChooseAgain: () => void;
  onDone: (counts: Record<AddedAs | 'refused', number>) => void;
}

/** Shows what each column holds and what happens, and adds the customers. */
export function ImportReady({ business, table, onChooseAgain, onDone }: ImportReadyProps) {
  const [uses, setUses] = useState(() => guessColumns(table.headings));
  const [done, setDone] = useState<number | null>(null);
  const signal = useAbort();
  const preview = usePreview(uses, async () => {
    const checked = await checkContacts(table, uses);
    const asked = { businessId: business.id, contacts: checked.contacts, isPreview: true, signal: signal() };
    return { ...checked, counts: countAdded(checked.contacts, await addInParts(asked)) };
  });
  const add = useTask(
    ({ contacts, refused }: CheckedContacts) =>
      addInParts({
        businessId: business.id,
        contacts,
        isPreview: false,
        onProgress: setDone,
        signal: signal(),
      }).then((added) => onDone({ ...countAdded(contacts, added), refused: refused.length })),
    renewalOf('addCustomers'),
  );
  const hasName = uses.includes('first_name') || uses.includes('last_name') || uses.includes('name');
  return (
    <Stack gap={24}>
      <Section gap={12} className={styles.part} title={texts.WHAT_HAPPENS}>
        {hasName ? (
          <Loaded
            query={preview}
            failed={textOf(preview.error, texts.CHECK_FAILED)}
            shape={<Skeleton width="100%" height="8rem" />}
          >
            {(found) => (
              <Stack gap={16}>
                <WhatHappens {...found} />
                <Problem text={add.isError ? failureTextOf(add.error, texts.ADD_FAILED) : null} />
                {add.isPending ? (
                  <Progress label={texts.ADDING} value={done ?? 0} max={Math.max(1, found.contacts.length)}>
                    {texts.progressText(done ?? 0, found.contacts.length)}
                  </Progress>
                ) : null}
                <Row gap={12}>
                  {found.counts.new + found.counts.filled > 0 ? (
                    <Button
                      kind="primary"
                      onClick={() => add.mutate(found)}
                      isWorking={add.isPending}
                      workingText={texts.ADDING}
                    >
                      {found.counts.new > 0 ? texts.addThem(found.counts.new) : texts.fillThem}
                    </Button>
                  ) : null}
                  {add.isPending ? null : <Button onClick={onChooseAgain}>{texts.OTHER_FILE}</Button>}
                </Row>
              </Stack>
            )}
          </Loaded>
        ) : (
          <Stack gap={16}>
            <Problem text={texts.NAME_COLUMN_NEEDED} />
            <Row>
              <Button onClick={onChooseAgain}>{texts.OTHER_FILE}</Button>
            </Row>
          </Stack>
        )}
      </Section>
      <ColumnUses table={table} uses={uses} onChange={setUses} isHeld={add.isPending} />
    </Stack>
  );
}

/** Leaving the page stops the parts that haven't been sent. */
function useAbort() {
  const working = useRef<AbortController>(null);
  useEffect(() => () => working.current?.abort(), []);
  return () => {
    working.current = new AbortController();
    return working.current.signal;
  };
}

interface ColumnUsesProps {
  table: CustomerTable;
  uses: readonly ColumnUse[];
  onChange: (uses: ColumnUse[]) => void;
  isHeld: boolean;
}

function ColumnUses({ table: { headings, rows }, uses, onChange, isHeld }: ColumnUsesProps) {
  /** What only one column can hold is taken from the other. */
  const choose = (column: number, use: ColumnUse) =>
    onChange(
      uses.map((former, at) => (at === column ? use : former === use && use !== 'note' ? 'none' : former)),
    );
  return (
    <Section gap={12} className={styles.part} title={texts.COLUMNS} text={texts.COLUMNS_EXPLAINED}>
      <Columns count="two" from={768}>
        {headings.map((heading, column) => (
          <Select
            // eslint-disable-next-line react/no-array-index-key -- columns have no other identity, and never move
            key={column}
            label={heading || texts.unnamed(column + 1)}
            hint={texts.example(examplesOf(rows, column))}
            choices={texts.USES}
            value={uses[column] ?? 'none'}
            disabled={isHeld}
            onChoose={(use) => choose(column, use)}
          />
        ))}
      </Columns>
    </Section>
  );
}

function examplesOf(rows: CustomerTable['rows'], column: number): string[] {
  const values = new Set<string>();
  for (const { cells } of rows) {
    const value = cells[column]?.trim();
    if (value) values.add(value.length > 30 ? `${value.slice(0, 29)}…` : value);
    if (values.size === EXAMPLES_SHOWN) break;
  }
  return [...values];
}

interface WhatHappensProps extends CheckedContacts {
  counts: Record<AddedAs, number>;
}

function WhatHappens({ counts, refused, rounded }: WhatHappensProps) {
  const lines = [
    ...(counts.new > 0 ? [texts.newOnes(counts.new)] : []),
    ...(counts.filled > 0 ? [texts.filledOnes(counts.filled)] : []),
    ...(counts.known > 0 ? [texts.knownOnes(counts.known)] : []),
    ...(counts.new + counts.filled > 0 ? [texts.NOBODY_EMAILED] : [texts.NOTHING_TO_ADD]),
    ...(rounded > 0 ? [texts.roundedOnes(rounded)] : []),
  ];
  return (
    <Stack gap={12}>
      <div role="status">
        <BulletList lines={lines} />
      </div>
      {refused.length > 0 ? (
        <Stack gap={8}>
          <Text weight="strong">{texts.refusedOnes(refused.length)}</Text>
          <BulletList
            lines={[
              ...refused.slice(0, REFUSED_SHOWN).map(({ line, problem }) => texts.refusedRow(line, problem)),
              ...(refused.length > REFUSED_SHOWN ? [texts.andMore(refused.length - REFUSED_SHOWN)] : []),
            ]}
          />
        </Stack>
      ) : null}
    </Stack>
  );
}
