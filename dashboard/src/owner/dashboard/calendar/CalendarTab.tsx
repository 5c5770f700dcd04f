import CalendarDays from 'lucide-react/icons/calendar-days';
import { useEffect, useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { WHOLE_DAY_ITEM } from '@daybook/schema/words/kept-in-browser';
import { useSummary } from '../../../api/businesses.ts';
import { preloadDialogs } from '../../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../../ui/message/EmptyState.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useAfterPaint } from '../../../ui/use-after-paint.ts';
import { useNow } from '../../../ui/use-now.ts';
import { NextStepLink } from '../../NextStepLink.tsx';
import { AttendeesDialog } from './AttendeesDialog.tsx';
import { CALENDAR_EMPTY, CALENDAR_EMPTY_EXPLAINED } from './calendar-texts.ts';
import { DayDialog } from './month/DayDialog.tsx';
import { MonthView } from './month/MonthView.tsx';
import { Toolbar } from './Toolbar.tsx';
import { usePlace } from './shown-date.ts';
import { WeekView } from './week/WeekView.tsx';
import styles from './calendar.module.css';

/** The owner's calendar: a month or a week of events and bookings, on the business's clock. */
export function CalendarTab({ business }: { business: Business }) {
  const now = useNow();
  const today = todayIn(business.timezone, now);
  const { place, isForDay, open } = usePlace(today);
  const { data: summary } = useSummary(business.id);
  const [shownEvent, setShownEvent] = useState<OwnerEvent | null>(null);
  const [shownDay, setShownDay] = useState<string | null>(null);
  const [isWholeDay, setWholeDay] = useWholeDay();
  const shown = useAfterPaint(
    { place, isForDay, isWholeDay },
    `${place.view} ${place.date} ${isForDay} ${isWholeDay}`,
  );
  useEffect(preloadDialogs, []);
  const hasNothing = summary?.total_events === 0 && summary.total_bookings === 0;
  if (hasNothing) return <NothingYet business={business} />;
  return (
    <Stack gap={16}>
      <Toolbar
        {...{ place, open, today, summary, isWholeDay }}
        zone={business.timezone}
        onWholeDay={setWholeDay}
      />
      <div className={styles.wide}>
        {shown.place.view === 'month' ? (
          <MonthView
            businessId={business.id}
            {...{ place: shown.place, today }}
            onOpenEvent={setShownEvent}
            onOpenDay={setShownDay}
          />
        ) : (
          <WeekView {...{ business, today, now, ...shown }} onOpenEvent={setShownEvent} />
        )}
      </div>
      {shownDay === null ? null : (
        <DayDialog
          business={business}
          date={shownDay}
          onOpenEvent={(event) => {
            setShownDay(null);
            setShownEvent(event);
          }}
          onOpenWeek={() => {
            setShownDay(null);
            open({ view: 'week', date: shownDay }, { isForDay: true });
          }}
          onClose={() => setShownDay(null)}
        />
      )}
      {shownEvent ? (
        <AttendeesDialog business={business} event={shownEvent} onClose={() => setShownEvent(null)} />
      ) : null}
    </Stack>
  );
}

function NothingYet({ business }: { business: Business }) {
  return (
    <EmptyState icon={CalendarDays} title={CALENDAR_EMPTY} action={<NextStepLink business={business} />}>
      {CALENDAR_EMPTY_EXPLAINED}
    </EmptyState>
  );
}

/** Windows from this width on open on the whole working day; a narrower one has no room for its texts. */
const WIDE_WINDOW = '(width >= 768px)';

/** Returns whether the week shows a whole day at once, as last chosen on this device, and a function that chooses. */
export function useWholeDay(): [boolean, (isWholeDay: boolean) => void] {
  const [isWholeDay, setWholeDay] = useState(read);
  const remember = (isOn: boolean) => {
    setWholeDay(isOn);
    try {
      localStorage.setItem(WHOLE_DAY_ITEM, isOn ? 'on' : 'off');
    } catch {
      // In a browser that stores nothing, the choice holds for this visit.
    }
  };
  return [isWholeDay, remember];
}

function read(): boolean {
  try {
    const chosen = localStorage.getItem(WHOLE_DAY_ITEM);
    if (chosen !== null) return chosen === 'on';
  } catch {
    // A browser that stores nothing has no choice to give.
  }
  return matchMedia(WIDE_WINDOW).matches;
}
