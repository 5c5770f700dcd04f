import { parseDate } from '@internationalized/date';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
} from 'react-aria-components';
import { LOCALE } from '@daybook/schema/words/product';
import { NEXT_MONTH, PREVIOUS_MONTH } from '../interface-texts.ts';
import styles from './dates-calendar.module.css';

interface DatesCalendarProps {
  label: string;
  /** YYYY-MM-DD, in any order. */
  dates: readonly string[];
  onChange: (dates: string[]) => void;
  /** YYYY-MM-DD, the first date that can be chosen. */
  min?: string;
  max?: string;
  /** Returns a note about a date, such as a holiday's name, for a mark with a tooltip; null for none. */
  markOf?: (date: string) => string | null;
}

/** Shows a month, Monday first, for choosing several dates. Use it only in pages with their own file. */
export function DatesCalendar({ label, dates, onChange, min, max, markOf }: DatesCalendarProps) {
  return (
    <I18nProvider locale={LOCALE}>
      <Calendar
        aria-label={label}
        selectionMode="multiple"
        value={dates.map((date) => parseDate(date))}
        onChange={(chosen) => onChange(chosen.map((date) => date.toString()).sort())}
        minValue={min === undefined ? null : parseDate(min)}
        maxValue={max === undefined ? null : parseDate(max)}
        firstDayOfWeek="mon"
        className={`${styles.calendar}`}
      >
        <header className={styles.head}>
          <Button slot="previous" aria-label={PREVIOUS_MONTH} className={`${styles.turn}`}>
            <ChevronLeft aria-hidden="true" />
          </Button>
          <Heading className={`${styles.month}`} />
          <Button slot="next" aria-label={NEXT_MONTH} className={`${styles.turn}`}>
            <ChevronRight aria-hidden="true" />
          </Button>
        </header>
        <CalendarGrid className={`${styles.grid}`} weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={`${styles.weekday}`}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => {
              const mark = markOf?.(date.toString()) ?? null;
              return (
                <CalendarCell date={date} className={`${styles.day}`}>
                  {({ formattedDate }) =>
                    mark === null ? (
                      formattedDate
                    ) : (
                      <span className={styles.marked} title={mark}>
                        {formattedDate}
                      </span>
                    )
                  }
                </CalendarCell>
              );
            }}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  );
}
