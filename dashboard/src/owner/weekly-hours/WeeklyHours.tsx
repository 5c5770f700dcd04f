import type { Business } from '@daybook/schema/contract/business';
import type { Pattern } from '@daybook/schema/contract/pattern';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { longDate } from '@daybook/schema/rules/date';
import { usePatterns } from '../../api/patterns.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { Card, CardHead } from '../../ui/Card.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Inset, Row, Stack } from '../../ui/Layout.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { RouterLinkButton } from '../../ui/RouterLinkButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { RowText, Text } from '../../ui/Text.tsx';
import { useNow } from '../../ui/use-now.ts';
import { takesBookings } from '../billing-status.ts';
import { newWeeklyHoursPath } from './weekly-hours-address.ts';
import { weeklyHoursSentence } from './weekly-hours-sentence.ts';
import * as texts from './weekly-hours-texts.ts';
import styles from './weekly-hours.module.css';

/** The weekly hours of a business, each as a sentence with its next dates folded under it. */
export function WeeklyHours({ business }: { business: Business }) {
  const load = usePatterns(business.id);
  const mayAdd = takesBookings(business);
  return (
    <Card as="section" aria-label={texts.WEEKLY_HOURS}>
      <CardHead
        title={load.data?.length === 0 ? texts.NONE : texts.WEEKLY_HOURS}
        action={
          mayAdd && load.data && load.data.length > 0 ? (
            <RouterLinkButton kind="quiet" to={newWeeklyHoursPath(business.id)}>
              {texts.ADD}
            </RouterLinkButton>
          ) : undefined
        }
      />
      <Loaded
        query={load}
        failed={texts.LOAD_FAILED}
        shape={<Skeleton width="100%" height="4rem" />}
        box={Inset}
      >
        {(patterns) =>
          patterns.length === 0 ? (
            <Inset>
              <None business={business} mayAdd={mayAdd} />
            </Inset>
          ) : (
            <ul>
              {patterns.map((pattern) => (
                <PatternRow key={pattern.id} {...{ business, pattern }} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function None({ business, mayAdd }: { business: Business; mayAdd: boolean }) {
  return (
    <Stack gap={12} align="start">
      <Text size={14} tone="soft">
        {texts.NONE_EXPLAINED}
      </Text>
      {mayAdd ? <RouterLinkButton to={newWeeklyHoursPath(business.id)}>{texts.SET}</RouterLinkButton> : null}
    </Stack>
  );
}

interface PatternRowProps {
  business: Business;
  pattern: Pattern;
}

function PatternRow({ business, pattern }: PatternRowProps) {
  const today = todayIn(business.timezone, useNow());
  const sentence = weeklyHoursSentence(pattern, today);
  const { tone, word } = stateOf(pattern);
  return (
    <li className={styles.pattern}>
      <Row gap={12} justify="between" align="start" isOneLine>
        <div>
          <RowText look="strong" as="p">
            {sentence}
          </RowText>
          <RowText look="soft" as="p">
            {pattern.event.event_name}
          </RowText>
        </div>
        <Row gap={4} isOneLine>
          <Badge tone={tone}>{word}</Badge>
        </Row>
      </Row>
      {pattern.stopped === null || pattern.is_paused ? null : (
        <Text size={14} tone="amber">
          {pattern.stopped}
        </Text>
      )}
      {pattern.next_dates.length > 0 ? (
        <Disclosure summary={texts.nextDates(pattern.next_dates.length, pattern.upcoming_dates)}>
          <Stack as="ul" gap={4}>
            {pattern.next_dates.map(({ date, state }) => (
              <Text as="li" key={date} size={14} isFigures>
                {longDate(date)}
                {state === 'changed' ? ` · ${texts.CHANGED_BY_HAND}` : null}
              </Text>
            ))}
          </Stack>
        </Disclosure>
      ) : null}
    </li>
  );
}

function stateOf({ is_paused, stopped }: Pattern): { tone: BadgeTone; word: string } {
  if (is_paused) return { tone: 'quiet', word: texts.PAUSED };
  return stopped === null ? { tone: 'leaf', word: texts.ON } : { tone: 'amber', word: texts.STOPPED };
}
