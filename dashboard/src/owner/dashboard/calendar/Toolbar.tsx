import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { BusinessSummary } from '@daybook/schema/contract/business';
import type { Person } from '@daybook/schema/contract/catalogue';
import { MONTHS, monthOf, monthTitle } from '@daybook/schema/rules/date';
import { zoneName } from '@daybook/schema/rules/zone-name';
import { ADD_BOOKING, ADD_TIME_OFF } from '#owner/business-texts.ts';
import { choicesOf, chosenId } from '#owner/choices.ts';
import { Button } from '#ui/Button.tsx';
import { Switch } from '#ui/fields/Checkbox.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { NEXT_MONTH, PREVIOUS_MONTH } from '#ui/interface-texts.ts';
import { Row, Stack } from '#ui/Layout.tsx';
import { Text } from '#ui/Text.tsx';
import { EVERYONE, FILTER_PERSON, timesIn } from '../bookings/booking/owner-booking-texts.ts';
import { isTeam } from './by-person.ts';
import * as texts from './calendar-texts.ts';
import { inView, monthsAround, stepFrom, titleOf, type Place, type View } from './shown-date.ts';
import styles from './calendar.module.css';

/** This many months fit in two lines on a phone. */
const MONTHS_SHOWN = 12;

interface ToolbarProps {
  place: Place;
  open: (place: Place, options?: { isForDay: boolean }) => void;
  today: string;
  summary: BusinessSummary | undefined;
  zone: string;
  isWholeDay: boolean;
  onWholeDay: (isWholeDay: boolean) => void;
  /** Includes archived people. The owner can choose a person if there are two or more. */
  team: readonly Person[];
  /** Null for everyone. */
  personId: number | null;
  onPerson: (personId: number | null) => void;
  /** Undefined while the business takes no bookings. */
  onAddBooking: (() => void) | undefined;
  onTimeOff: () => void;
  colours: Colours;
  onColours: (colours: Colours) => void;
}

type Colours = (typeof texts.COLOURS_BY)[number]['value'];

export function Toolbar(props: ToolbarProps) {
  const { place, open, today, summary, zone, isWholeDay, onWholeDay } = props;
  const { view, date } = place;
  return (
    <Stack gap={12}>
      <Row gap={12} justify="between">
        <Text as="h2" size={22} weight="strong" isDisplay aria-live="polite">
          {titleOf(place)}
        </Text>
        <Row gap={12} className={styles.ways}>
          <Row gap={12}>
            <NextBookedDay summary={summary} open={open} />
            <Steps place={place} open={open} today={today} />
          </Row>
          <Row gap={12}>
            <RadioGroup<View>
              label={texts.CALENDAR_VIEW}
              isLabelHidden
              choices={[
                { value: 'month', label: texts.MONTH_VIEW },
                { value: 'week', label: texts.WEEK_VIEW },
                { value: 'day', label: texts.DAY_VIEW },
              ]}
              value={view}
              onChoose={(chosen) => open(inView(place, chosen, today))}
            />
            {view === 'month' ? null : (
              <Switch
                label={texts.WHOLE_DAY}
                checked={isWholeDay}
                onChange={({ target }) => onWholeDay(target.checked)}
              />
            )}
          </Row>
        </Row>
      </Row>
      {view === 'month' ? (
        <ActiveMonths months={summary?.active_months ?? []} date={date} open={open} />
      ) : null}
      <Row gap={12} justify="between">
        <Text size={14} tone="faint" className={styles.hint}>
          {timesIn(zoneName(zone))}
          {view === 'month' ? null : <span className={styles.moveHint}> {texts.MOVE_HINT}</span>}
        </Text>
        <Row gap={12}>
          {view !== 'month' && isTeam(props.team) ? <OfTeam {...props} /> : null}
          <Button onClick={props.onTimeOff}>{ADD_TIME_OFF}</Button>
          {props.onAddBooking ? <Button onClick={props.onAddBooking}>{ADD_BOOKING}</Button> : null}
        </Row>
      </Row>
    </Stack>
  );
}

/** The text has the button's height, so that nothing below moves when the summary arrives. */
function NextBookedDay({ summary, open }: Pick<ToolbarProps, 'summary' | 'open'>) {
  const next = summary?.next_booked_date ?? null;
  if (summary !== undefined && next === null)
    return (
      <Text size={14} tone="faint" className={styles.noNext}>
        {texts.NO_NEXT_BOOKED_DAY}
      </Text>
    );
  return (
    <div className={styles.next}>
      <Button
        kind="quiet"
        disabled={next === null}
        onClick={() => next !== null && open({ view: 'week', date: next }, { isForDay: true })}
      >
        {texts.NEXT_BOOKED_DAY}
      </Button>
    </div>
  );
}

function OfTeam({ team, personId, onPerson, colours, onColours }: ToolbarProps) {
  const people = choicesOf(team.filter(({ id, is_archived }) => !is_archived || id === personId));
  return (
    <>
      <Select
        label={FILTER_PERSON}
        isLabelHidden
        choices={[{ value: '', label: EVERYONE }, ...people]}
        value={personId ?? ''}
        onChange={({ target }) => onPerson(chosenId(target.value))}
      />
      <Select
        label={texts.COLOURS}
        isLabelHidden
        choices={texts.COLOURS_BY}
        value={colours}
        onChoose={onColours}
      />
    </>
  );
}

const PREVIOUS = { month: PREVIOUS_MONTH, week: texts.PREVIOUS_WEEK, day: texts.PREVIOUS_DAY };
const NEXT = { month: NEXT_MONTH, week: texts.NEXT_WEEK, day: texts.NEXT_DAY };

function Steps({ place, open, today }: Pick<ToolbarProps, 'place' | 'open' | 'today'>) {
  const { view } = place;
  return (
    <Row gap={4} isOneLine>
      <IconButton
        icon={ChevronLeft}
        label={PREVIOUS[view]}
        hasEdge
        onClick={() => open(stepFrom(place, -1))}
      />
      <Button onClick={() => open({ view, date: today })}>{texts.TODAY}</Button>
      <IconButton icon={ChevronRight} label={NEXT[view]} hasEdge onClick={() => open(stepFrom(place, 1))} />
    </Row>
  );
}

interface ActiveMonthsProps extends Pick<ToolbarProps, 'open'> {
  months: readonly string[];
  date: string;
}

/** Draws nothing if there is only one month. */
function ActiveMonths({ months, date, open }: ActiveMonthsProps) {
  if (months.length < 2) return null;
  const shown = monthsAround(months, monthOf(date), MONTHS_SHOWN);
  return (
    <Row as="ul" gap={8} aria-label={texts.ACTIVE_MONTHS}>
      {shown.map((month) => (
        <li key={month}>
          <button
            type="button"
            className={styles.month}
            aria-label={monthTitle(month)}
            aria-current={month === monthOf(date) ? 'true' : undefined}
            onClick={() => open({ view: 'month', date: `${month}-01` })}
          >
            {shortMonth(month)}
          </button>
        </li>
      ))}
    </Row>
  );
}

function shortMonth(month: string): string {
  return `${(MONTHS[Number(month.slice(5)) - 1] ?? '').slice(0, 3)} ${month.slice(0, 4)}`;
}
