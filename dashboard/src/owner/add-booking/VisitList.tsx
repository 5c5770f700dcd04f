import type { CheckedVisit } from '@daybook/schema/contract/series';
import { dayTitle } from '@daybook/schema/rules/date';
import { hoursText } from '@daybook/schema/words/time-span';
import { Badge } from '#ui/Badge.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { RowText, Text } from '#ui/Text.tsx';
import { visitKey, type VisitAnswer, type VisitRow } from './series-rows.ts';
import * as texts from './series-texts.ts';
import styles from './series.module.css';

interface VisitListProps<Visit extends CheckedVisit> {
  rows: readonly VisitRow<Visit>[];
  words: texts.VisitWords;
  /** What follows from the answers. */
  status: string;
  /** Where the visit is now, if it moves. */
  formerOf?: (visit: Visit) => string;
  onAnswer: (key: string, answer: VisitAnswer) => void;
}

/** Shows each date of repeat visits: free, or why not and what to do instead. */
export function VisitList<Visit extends CheckedVisit>({ rows, status, ...list }: VisitListProps<Visit>) {
  return (
    <Stack gap={8} as="section" aria-label={texts.DATES}>
      <ul>
        {rows.map((row) => (
          <VisitOfList key={visitKey(row.visit)} row={row} {...list} />
        ))}
      </ul>
      <Text role="status" tone="ink">
        {status}
      </Text>
    </Stack>
  );
}

function VisitOfList<Visit extends CheckedVisit>({
  row: { visit, choices, answer, isChanged },
  words,
  formerOf,
  onAnswer,
}: Omit<VisitListProps<Visit>, 'rows' | 'status'> & { row: VisitRow<Visit> }) {
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
        {formerOf ? (
          <RowText look="soft" as="p">
            {formerOf(visit)}
          </RowText>
        ) : null}
      </div>
      {choices.length < 2 ? (
        <Row gap={8}>
          {answer === 'book' ? (
            <Badge tone="leaf">{texts.FREE}</Badge>
          ) : (
            <Badge tone="quiet">{words.skipped}</Badge>
          )}
          {isChanged ? <Badge tone="amber">{texts.CHANGED}</Badge> : null}
        </Row>
      ) : (
        <Stack gap={4}>
          <Select
            label={texts.answerFor(visit.date)}
            isLabelHidden
            choices={choices.map((value) => ({
              value,
              label: texts.answerText(value, visit.nearest, words),
            }))}
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
