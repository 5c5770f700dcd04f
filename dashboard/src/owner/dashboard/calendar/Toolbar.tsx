import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { BusinessSummary } from '@daybook/schema/contract/business';
import { addDays, addMonths, MONTHS, monthOf, monthTitle } from '@daybook/schema/rules/date';
import { zoneName } from '@daybook/schema/rules/zone-name';
import { NEXT_MONTH, PREVIOUS_MONTH } from '../../../ui/interface-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Switch } from '../../../ui/fields/Checkbox.tsx';
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import * as texts from './calendar-texts.ts';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './calendar.module.css';
import { monthsAround, weekOf, weekTitle, inView, type Place, type View } from './shown-date.ts';

/** How many months to jump to fit in two lines on a phone. */
const MONTHS_SHOWN = 12;

interface ToolbarProps {
  place: Place;
  open: (place: Place, options?: { isForDay: boolean }) => void;
  today: string;
  summary: BusinessSummary | undefined;
  zone: string;
  /** In the week: a whole day fits into the window. */
  isWholeDay: boolean;
  onWholeDay: (isWholeDay: boolean) => void;
}

/** Names what is shown, and leads to other dates and views. */
export function Toolbar(props: ToolbarProps) {
  const { place, open, today, summary, zone, isWholeDay, onWholeDay } = props;
  const { view, date } = place;
  return (
    <Stack gap={12}>
      <Row gap={12} justify="between">
        <Text as="h2" size={22} weight="strong" isDisplay aria-live="polite">
          {view === 'month' ? monthTitle(monthOf(date)) : weekTitle(date)}
        </Text>
        <Row gap={12} className={styles.ways}>
          <NextBookedDay {...{ summary, open }} />
          <Steps {...{ place, open, today }} />
          <RadioGroup<View>
            label={texts.CALENDAR_VIEW}
            isLabelHidden
            choices={[
              { value: 'month', label: texts.MONTH_VIEW },
              { value: 'week', label: texts.WEEK_VIEW },
            ]}
            value={view}
            onChoose={(chosen) => open(inView(place, chosen, today))}
          />
        </Row>
      </Row>
      {view === 'month' ? <ActiveMonths months={summary?.active_months ?? []} {...{ date, open }} /> : null}
      <Row gap={12} justify="between">
        <Text size={14} tone="faint">
          {texts.timesAreOn(zoneName(zone))}
        </Text>
        {view === 'week' ? (
          <Switch
            label={texts.WHOLE_DAY}
            checked={isWholeDay}
            onChange={({ target }) => onWholeDay(target.checked)}
          />
        ) : null}
      </Row>
    </Stack>
  );
}

function NextBookedDay({ summary, open }: Pick<ToolbarProps, 'summary' | 'open'>) {
  const next = summary?.next_booked_date ?? null;
  const hasNone = summary !== undefined && next === null;
  return (
    <div className={styles.next}>
      <Button
        kind="quiet"
        disabled={next === null}
        aria-describedby={hasNone ? 'no-next-booked-day' : undefined}
        onClick={() => next !== null && open({ view: 'week', date: next }, { isForDay: true })}
      >
        {texts.NEXT_BOOKED_DAY}
      </Button>
      {hasNone ? (
        <Text size={14} tone="faint" id="no-next-booked-day">
          {texts.NO_NEXT_BOOKED_DAY}
        </Text>
      ) : null}
    </div>
  );
}

function Steps({ place: { view, date }, open, today }: Pick<ToolbarProps, 'place' | 'open' | 'today'>) {
  const step = (count: number) => {
    const [monday = date] = weekOf(date);
    const target = view === 'week' ? addDays(monday, 7 * count) : `${addMonths(monthOf(date), count)}-01`;
    open({ view, date: target });
  };
  return (
    <Row gap={4} isOneLine>
      <IconButton
        icon={ChevronLeft}
        label={view === 'week' ? texts.PREVIOUS_WEEK : PREVIOUS_MONTH}
        hasEdge
        onClick={() => step(-1)}
      />
      <Button onClick={() => open({ view, date: today })}>{texts.TODAY}</Button>
      <IconButton
        icon={ChevronRight}
        label={view === 'week' ? texts.NEXT_WEEK : NEXT_MONTH}
        hasEdge
        onClick={() => step(1)}
      />
    </Row>
  );
}

interface ActiveMonthsProps extends Pick<ToolbarProps, 'open'> {
  months: readonly string[];
  date: string;
}

/** Shown only where there is more than one month to choose from. */
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

/** 'Nov 2026' */
function shortMonth(month: string): string {
  return `${(MONTHS[Number(month.slice(5)) - 1] ?? '').slice(0, 3)} ${month.slice(0, 4)}`;
}
