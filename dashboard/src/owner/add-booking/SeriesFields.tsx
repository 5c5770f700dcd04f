import type { CheckedVisit } from '@daybook/schema/contract/series';
import { SERIES_VISITS_MAX } from '@daybook/schema/figures/bounds';
import { dayTitle } from '@daybook/schema/rules/date';
import { hoursText } from '@daybook/schema/words/time-span';
import { textOf } from '#api/call-error.ts';
import { Badge } from '#ui/Badge.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { RowText, Text } from '#ui/Text.tsx';
import { chosenVisits, visitKey, type VisitAnswer, type VisitRow } from './series-rows.ts';
import * as texts from './series-texts.ts';
import type { Series } from './use-series.ts';
import styles from './series.module.css';

/** Asks how a booking repeats, and shows each date: free, or why not and what to do instead. */
export function SeriesFields({ series }: { series: Series }) {
  const { isRepeated, isCountValid, isAsked, dates, rows } = series;
  return (
    <>
      <FieldRow>
        <Select
          label={texts.REPEATS}
          name="every_weeks"
          choices={texts.RHYTHMS}
          value={series.everyWeeks}
          onChoose={series.setEveryWeeks}
        />
        {isRepeated ? (
          <NumberField
            label={texts.TIMES}
            name="count"
            value={series.typedCount}
            error={isCountValid ? undefined : texts.timesNotValid(SERIES_VISITS_MAX)}
            onChange={({ target }) => series.setTypedCount(target.value)}
          />
        ) : null}
      </FieldRow>
      {isRepeated && isCountValid && !isAsked ? <Text tone="soft">{texts.CHOOSE_TIME}</Text> : null}
      {isAsked ? (
        <Loaded
          query={dates}
          failed={textOf(dates.error, texts.CHECK_FAILED)}
          loading={texts.CHECKING}
          shape={<Skeleton width="100%" height="16rem" />}
        >
          {() => (rows ? <VisitList rows={rows} onAnswer={series.answer} /> : null)}
        </Loaded>
      ) : null}
    </>
  );
}

interface VisitListProps {
  rows: readonly VisitRow[];
  onAnswer: (key: string, answer: VisitAnswer) => void;
}

function VisitList({ rows, onAnswer }: VisitListProps) {
  return (
    <Stack gap={8} as="section" aria-label={texts.DATES}>
      <ul>
        {rows.map((row) => (
          <VisitOfList key={visitKey(row.visit)} row={row} onAnswer={onAnswer} />
        ))}
      </ul>
      <Text role="status" tone="ink">
        {texts.willBook(chosenVisits(rows).length, rows.length)}
      </Text>
    </Stack>
  );
}

function VisitOfList({
  row: { visit, choices, answer, isChanged },
  onAnswer,
}: Pick<VisitListProps, 'onAnswer'> & { row: VisitRow }) {
  return (
    <li className={styles.visit}>
      <div>
        <RowText look="strong" as="p">
          {dayTitle(visit.date)}
        </RowText>
        <RowText look="soft" as="p">
          {timeText(visit)}
          {visit.conflicts.length === 0 ? null : (
            <Text as="span" tone="brick">
              {visit.conflicts.join(', ')}
            </Text>
          )}
        </RowText>
      </div>
      {choices.length < 2 ? (
        <Row gap={8}>
          {answer === 'book' ? (
            <Badge tone="leaf">{texts.FREE}</Badge>
          ) : (
            <Badge tone="quiet">{texts.SKIPPED}</Badge>
          )}
          {isChanged ? <Badge tone="amber">{texts.CHANGED}</Badge> : null}
        </Row>
      ) : (
        <Stack gap={4}>
          <Select
            label={texts.answerFor(visit.date)}
            isLabelHidden
            choices={choices.map((value) => ({ value, label: texts.answerText(value, visit.nearest) }))}
            value={answer}
            onChoose={(chosen) => onAnswer(visitKey(visit), chosen)}
          />
          {isChanged ? <Badge tone="amber">{texts.CHANGED}</Badge> : null}
        </Stack>
      )}
    </li>
  );
}

const timeText = ({ start_time, end_time, person_name, conflicts }: CheckedVisit) =>
  [
    end_time === null ? start_time : hoursText({ start_time, end_time }),
    conflicts.length === 0 ? person_name : null,
  ]
    .filter(Boolean)
    .join(' · ') + (conflicts.length > 0 ? ' · ' : '');
