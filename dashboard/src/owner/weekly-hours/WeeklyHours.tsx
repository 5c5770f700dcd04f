import CalendarX from 'lucide-react/icons/calendar-x';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import { useNavigate } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import type { Pattern } from '@daybook/schema/contract/pattern';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { longDate } from '@daybook/schema/rules/date';
import { patternDates } from '@daybook/schema/rules/pattern-dates';
import { usePatterns } from '#api/patterns.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import { Card, CardHead } from '#ui/Card.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Inset, Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import { dialogPart } from '#ui/part.tsx';
import { RouterLinkButton } from '#ui/RouterLinkButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { RowText, Text } from '#ui/Text.tsx';
import { useAsked } from '#ui/use-asked.ts';
import { useNow } from '#ui/use-now.ts';
import { takesBookings } from '../billing-status.ts';
import { useBankHolidays } from '../use-bank-holidays.ts';
import { editWeeklyHoursPath, newWeeklyHoursPath } from './weekly-hours-address.ts';
import { closedDays, weeklyHoursSentence } from './weekly-hours-sentence.ts';
import * as texts from './weekly-hours-texts.ts';
import styles from '../owner.module.css';

const PauseResumeEnd = dialogPart(async () => (await import('./WeeklyHoursDialogs.tsx')).PauseResumeEnd);

interface Asked {
  pattern: Pattern;
  step: 'pause' | 'resume' | 'end';
}

export function WeeklyHours({ business }: { business: Business }) {
  const load = usePatterns(business.id);
  const { asked, ask, close } = useAsked<Asked>();
  const holidayOn = useBankHolidays(business.bank_holidays);
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
                <PatternRow
                  key={pattern.id}
                  business={business}
                  pattern={pattern}
                  holidayOn={holidayOn}
                  onAsk={(step) => ask({ pattern, step })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {asked ? <PauseResumeEnd {...asked} business={business} onClose={close} /> : null}
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
  holidayOn: (date: string) => string | null;
  onAsk: (step: Asked['step']) => void;
}

function PatternRow({ business, pattern, holidayOn, onAsk }: PatternRowProps) {
  const navigate = useNavigate();
  const today = todayIn(business.timezone, useNow());
  const sentence = weeklyHoursSentence(pattern, today);
  const { published_to: to } = pattern;
  const closed = to === null ? null : closedDays(patternDates(pattern, today, to), holidayOn);
  const { tone, word } = stateOf(pattern);
  return (
    <li className={styles.pattern}>
      <div className={styles.line}>
        <div>
          <RowText look="strong" as="p">
            {sentence}
          </RowText>
          <RowText look="soft" as="p">
            {[pattern.event.event_name, closed].filter(Boolean).join(' · ')}
          </RowText>
        </div>
        <Badge tone={tone}>{word}</Badge>
        <Menu
          icon={Ellipsis}
          label={texts.actionsFor(sentence)}
          items={[
            {
              label: texts.EDIT,
              icon: Pencil,
              onChoose: () => void navigate(editWeeklyHoursPath(business.id, pattern.id, null)),
            },
            pattern.is_paused
              ? { label: texts.RESUME, icon: Play, onChoose: () => onAsk('resume') }
              : { label: texts.PAUSE, icon: Pause, onChoose: () => onAsk('pause') },
            { label: texts.END, icon: CalendarX, onChoose: () => onAsk('end'), isDestructive: true },
          ]}
        />
      </div>
      {pattern.stopped === null || pattern.is_paused ? null : (
        <Text size={14} tone="amber">
          {pattern.stopped}
        </Text>
      )}
      {pattern.changing_dates > 0 ? (
        <Text role="status" size={14} tone="soft">
          {texts.stillChanging(pattern.changing_dates, pattern.upcoming_dates)}
        </Text>
      ) : null}
      {pattern.next_dates.length > 0 ? (
        <Disclosure summary={texts.nextDates(pattern.next_dates.length, pattern.upcoming_dates)}>
          <Stack as="ul" gap={4}>
            {pattern.next_dates.map(({ date, state }) => (
              <Text as="li" key={date} size={14} isFigures>
                {longDate(date)}
                {holidayOn(date) === null ? null : ` · ${texts.closedFor(holidayOn(date) ?? '')}`}
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
