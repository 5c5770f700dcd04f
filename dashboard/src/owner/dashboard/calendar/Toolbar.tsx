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
import {
  ACTIVE_MONTHS,
  CALENDAR_VIEW,
  MONTH_VIEW,
  NEXT_BOOKED_DAY,
  NEXT_WEEK,
  NO_NEXT_BOOKED_DAY,
  PREVIOUS_WEEK,
  timesAreOn,
  TODAY,
  WEEK_VIEW,
  WHOLE_DAY,
} from './calendar-texts.ts';
import styles from './toolbar.module.css';
import { monthsAround, weekOf, weekTitle } from './dates.ts';
import { inView, type Place, type View } from './shown-date.ts';

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
    <div className={styles.toolbar}>
      <div className={styles.bar}>
        <h2 className={styles.title} aria-live="polite">
          {view === 'month' ? monthTitle(monthOf(date)) : weekTitle(date)}
        </h2>
        <div className={styles.ways}>
          <NextBookedDay {...{ summary, open }} />
          <Steps {...{ place, open, today }} />
          <RadioGroup<View>
            label={CALENDAR_VIEW}
            isLabelHidden
            choices={[
              { value: 'month', label: MONTH_VIEW },
              { value: 'week', label: WEEK_VIEW },
            ]}
            value={view}
            onChoose={(chosen) => open(inView(place, chosen, today))}
          />
        </div>
      </div>
      {view === 'month' ? <ActiveMonths months={summary?.active_months ?? []} {...{ date, open }} /> : null}
      <div className={styles.under}>
        <p className={styles.zone}>{timesAreOn(zoneName(zone))}</p>
        {view === 'week' ? (
          <Switch
            label={WHOLE_DAY}
            checked={isWholeDay}
            onChange={({ target }) => onWholeDay(target.checked)}
          />
        ) : null}
      </div>
    </div>
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
        {NEXT_BOOKED_DAY}
      </Button>
      {hasNone ? (
        <p id="no-next-booked-day" className={styles.reason}>
          {NO_NEXT_BOOKED_DAY}
        </p>
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
    <div className={styles.steps}>
      <IconButton
        icon={ChevronLeft}
        label={view === 'week' ? PREVIOUS_WEEK : PREVIOUS_MONTH}
        hasEdge
        onClick={() => step(-1)}
      />
      <Button onClick={() => open({ view, date: today })}>{TODAY}</Button>
      <IconButton
        icon={ChevronRight}
        label={view === 'week' ? NEXT_WEEK : NEXT_MONTH}
        hasEdge
        onClick={() => step(1)}
      />
    </div>
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
    <ul className={styles.months} aria-label={ACTIVE_MONTHS}>
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
    </ul>
  );
}

/** 'Nov 2026' */
function shortMonth(month: string): string {
  return `${(MONTHS[Number(month.slice(5)) - 1] ?? '').slice(0, 3)} ${month.slice(0, 4)}`;
}
