import type { Takings, TakingsAnswer } from '@daybook/schema/contract/takings';
import { exportName } from '@daybook/schema/rules/csv';
import { mondayOf, shortDate } from '@daybook/schema/rules/date';
import { penceOf, shortPriceText, sumText } from '@daybook/schema/rules/money';
import { ExportButton } from '#export/ExportButton.tsx';
import { Card } from '#ui/Card.tsx';
import { Bars, type Tone } from '#ui/chart/Bars.tsx';
import { ChartKey } from '#ui/chart/ChartKey.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Inset, Row, Section, Stack } from '#ui/Layout.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { Table } from '#ui/table/Table.tsx';
import { Text } from '#ui/Text.tsx';
import type { Dates } from './periods.ts';
import { takingsCsv } from './takings-csv.ts';
import * as texts from './takings-texts.ts';

const TONES = { done: 'leaf', did_not_come: 'brick', to_come: 'sky' } as const satisfies Record<string, Tone>;
const DRAWN = ['done', 'did_not_come', 'to_come'] as const;

interface ShownTakingsProps {
  takings: TakingsAnswer;
  dates: Dates;
  /** On the business's clock. */
  today: string;
  by: texts.View;
  onChooseBy: (by: texts.View) => void;
}

interface NamedRow {
  name: string;
  takings: Takings;
}

export function ShownTakings({ takings, dates, today, by, onChooseBy }: ShownTakingsProps) {
  const { total, weeks, people, services } = takings;
  if (total.booked.bookings === 0)
    return <EmptyState title={texts.NOTHING_BOOKED}>{texts.NOTHING_EXPLAINED}</EmptyState>;
  const rows: Record<texts.View, NamedRow[]> = {
    weeks: weeks
      .map((week) => ({ name: texts.weekName(week.from, mondayOf(today)), takings: week }))
      .reverse(),
    people: people.map((person) => ({ name: person.name || texts.NOBODY, takings: person })),
    services: services.map((service) => ({ name: service.name, takings: service })),
  };
  const shown = rows[by];
  return (
    <>
      <Weeks takings={takings} dates={dates} today={today} />
      <Section
        title={texts.TITLES[by]}
        text={texts.IN_BRACKETS}
        aside={
          <ExportButton
            what={texts.ROWS}
            total={shown.length}
            read={() =>
              Promise.resolve({
                name: exportName(`takings-by-${by}`, `${dates.from}-to-${dates.to}`),
                text: takingsCsv(texts.NAMES[by], by === 'weeks' ? weekRows(weeks) : shown),
                count: shown.length,
              })
            }
          />
        }
      >
        <Stack gap={16}>
          <RadioGroup label={texts.BY} isLabelHidden choices={texts.VIEWS} value={by} onChoose={onChooseBy} />
          <Card>
            <Table
              caption={texts.TITLES[by]}
              rows={shown}
              keyOf={({ name }) => name}
              columns={[
                { heading: texts.NAMES[by], isTitle: true, cell: ({ name }) => name },
                ...texts.PARTS.map((part) => ({
                  heading: part.label,
                  isMoney: true,
                  cell: (row: NamedRow) => texts.cellText(row.takings[part.name]),
                })),
              ]}
            />
          </Card>
          {takings.without_price > 0 ? (
            <Text size={14} tone="faint">
              {texts.withoutPrice(takings.without_price)}
            </Text>
          ) : null}
        </Stack>
      </Section>
    </>
  );
}

/** A spreadsheet sorts whole dates. */
const weekRows = (weeks: TakingsAnswer['weeks']): NamedRow[] =>
  weeks.map((week) => ({ name: week.from, takings: week }));

interface WeeksProps {
  takings: TakingsAnswer;
  dates: Dates;
  today: string;
}

function Weeks({ takings: { total, weeks }, dates, today }: WeeksProps) {
  const label = texts.datesText(dates.from, dates.to);
  return (
    <Card as="section" aria-label={label}>
      <Inset>
        <Stack gap={16}>
          <Row justify="between">
            <Text weight="strong">{label}</Text>
            <Text isFigures>{texts.amountText(total.booked)}</Text>
          </Row>
          <ChartKey
            label={texts.IN_ALL}
            figures={DRAWN.map((name) => ({
              tone: TONES[name],
              label: texts.PARTS.find((part) => part.name === name)?.label ?? '',
              value: sumText(total[name].sum),
            }))}
          />
          <Bars
            label={texts.drawn(total)}
            bars={weeks.map((week) => ({
              label: texts.weekDrawn(week.from, week),
              parts: DRAWN.map((name) => ({ value: week[name].sum, tone: TONES[name] })),
              isOpen: week.from === mondayOf(today),
            }))}
            axis={{
              textOf: (pounds) => shortPriceText(penceOf(pounds)),
              dates: weeks.map(({ from }) => shortDate(from)),
            }}
          />
        </Stack>
      </Inset>
    </Card>
  );
}
