import CalendarDays from 'lucide-react/icons/calendar-days';
import { startTransition, useCallback, useMemo, useState, useDeferredValue } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { Person } from '@daybook/schema/contract/catalogue';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import type { TimeOff } from '@daybook/schema/contract/time-off';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { CALENDAR_COLOURS_ITEM, WHOLE_DAY_ITEM, type KeptName } from '@daybook/schema/words/kept-in-browser';
import { useCall } from '#api/use-call.ts';
import { takesBookings } from '#owner/billing-status.ts';
import { NextStepLink } from '#owner/NextStepLink.tsx';
import type { TimeOffStart } from '#owner/time-off/TimeOffDialog.tsx';
import { useBankHolidays } from '#owner/use-bank-holidays.ts';
import { inStorage, rememberView } from '#session/on-device.ts';
import { Stack } from '#ui/Layout.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { dialogPart } from '#ui/part.tsx';
import { useNow } from '#ui/use-now.ts';
import { BookingActions } from '../bookings/booking/BookingActions.tsx';
import { isTeam } from './by-person.ts';
import { CALENDAR_EMPTY, CALENDAR_EMPTY_EXPLAINED } from './calendar-texts.ts';
import type { OpenedDialog } from './CalendarDialogs.tsx';
import { HoursView } from './hours/HoursView.tsx';
import { MonthView } from './month/MonthView.tsx';
import { offOn, type OffOn } from './off-on.ts';
import { type Place, usePlace } from './shown-date.ts';
import { Toolbar } from './Toolbar.tsx';
import styles from './calendar.module.css';

const CalendarDialogs = dialogPart(async () => (await import('./CalendarDialogs.tsx')).CalendarDialogs);

export function CalendarTab({ business }: { business: Business }) {
  const now = useNow();
  const today = todayIn(business.timezone, now);
  const { place, isForDay, open, personId: asked, choosePerson } = usePlace(today);
  const { team, personId, personColours } = useTeam(business.id, asked);
  const look = useLook();
  const { data: summary } = useCall('getSummary', { params: { businessId: business.id } });
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  // Making hundreds of bookings inert for a dialog takes long, so the click shows its effect first. Stable
  // functions, so that the week's columns don't render again.
  const openDialog = useCallback((next: OpenedDialog) => startTransition(() => setOpened(next)), []);
  const openEvent = useCallback((event: OwnerEvent) => openDialog({ dialog: 'event', event }), [openDialog]);
  const openTimeOff = (start: TimeOffStart) => openDialog({ dialog: 'time off', start });
  const offByDate = useOff(business);
  const shown = useShown({ place, isForDay, personId, isWholeDay: look.isWholeDay });
  const hasNothing = summary?.total_events === 0 && summary.total_bookings === 0;
  if (hasNothing) return <NothingYet business={business} />;
  return (
    <Stack gap={16}>
      <Toolbar
        place={place}
        open={open}
        today={today}
        summary={summary}
        team={team}
        personId={personId}
        {...look}
        zone={business.timezone}
        onPerson={choosePerson}
        onAddBooking={
          takesBookings(business)
            ? () => openDialog({ dialog: 'booking', start: dayStart(place, today, personId) })
            : undefined
        }
        onTimeOff={() => openTimeOff({ resource_id: personId, ...startIn(place, today) })}
      />
      <div className={styles.wide}>
        {shown.place.view === 'month' ? (
          <MonthView
            businessId={business.id}
            place={shown.place}
            today={today}
            offOn={offByDate}
            onTimeOff={openTimeOff}
            onOpenEvent={openEvent}
            onOpenDay={(date) => openDialog({ dialog: 'day', date })}
          />
        ) : (
          <BookingActions business={business}>
            <HoursView
              business={business}
              today={today}
              now={now}
              {...shown}
              offOn={offByDate}
              onTimeOff={openTimeOff}
              onBook={(start) => openDialog({ dialog: 'booking', start })}
              colours={look.colours === 'person' ? personColours : null}
              onOpenEvent={openEvent}
            />
          </BookingActions>
        )}
      </div>
      {opened === null ? null : (
        <CalendarDialogs
          business={business}
          opened={opened}
          onOpen={openDialog}
          onOpenWeek={(date) => open({ view: 'week', date }, { isForDay: true })}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}

interface Shown {
  place: Place;
  isForDay: boolean;
  personId: number | null;
  isWholeDay: boolean;
}

/** Returns the same a moment later: a click shows its effect in the toolbar before the calendar, which is large. */
function useShown({ place: { view, date }, isForDay, personId, isWholeDay }: Shown): Shown {
  const shown = useMemo(
    () => ({ place: { view, date }, isForDay, personId, isWholeDay }),
    [view, date, isForDay, personId, isWholeDay],
  );
  return useDeferredValue(shown);
}

/** Returns the first values of a new booking. In the day view, it begins on that day. */
const dayStart = (place: { view: string; date: string }, today: string, personId: number | null) =>
  place.view === 'day' && place.date >= today ? { date: place.date, personId } : { personId };

/** Returns the shown day if it is in the future, and today otherwise. */
function startIn({ view, date }: { view: string; date: string }, today: string): TimeOffStart {
  const day = view === 'day' && date > today ? date : today;
  return { starts_on: day, ends_on: day };
}

function useOff({ id, bank_holidays }: Business): OffOn {
  const { data: all = NO_TIME_OFF } = useCall('listTimeOff', { params: { businessId: id } });
  const holidayOn = useBankHolidays(bank_holidays);
  return useCallback((date: string) => offOn(date, all, holidayOn), [all, holidayOn]);
}

const NO_TIME_OFF: TimeOff[] = [];

function NothingYet({ business }: { business: Business }) {
  return (
    <EmptyState icon={CalendarDays} title={CALENDAR_EMPTY} action={<NextStepLink business={business} />}>
      {CALENDAR_EMPTY_EXPLAINED}
    </EmptyState>
  );
}

/** Narrower windows have no room for the texts of a whole day, so they don't open with one. */
const WIDE_WINDOW = '(width >= 768px)';

const ON_OFF = ['on', 'off'] as const;
const COLOURS = ['person', 'service'] as const;

/** Returns whether the whole day fits the window and what colours mean, as last chosen on this device. */
function useLook() {
  const [wholeDay, setWholeDay] = useKeptChoice(WHOLE_DAY_ITEM, ON_OFF, () =>
    matchMedia(WIDE_WINDOW).matches ? 'on' : 'off',
  );
  const [colours, onColours] = useKeptChoice(CALENDAR_COLOURS_ITEM, COLOURS, () => 'person');
  return {
    isWholeDay: wholeDay === 'on',
    onWholeDay: (isOn: boolean) => setWholeDay(isOn ? 'on' : 'off'),
    colours,
    onColours,
  };
}

/** Returns the team, and the person in the address whose calendar is shown. */
function useTeam(businessId: number, asked: number | null) {
  const { data: team = NO_TEAM } = useCall('listPeople', { params: { businessId } });
  const personColours = useMemo(
    () => (isTeam(team) ? new Map(team.map(({ id, colour }) => [id, colour])) : null),
    [team],
  );
  return { team, personColours, personId: team.some(({ id }) => id === asked) ? asked : null };
}

const NO_TEAM: Person[] = [];

/** Returns what was last chosen on this device, or else `otherwise`, and a function that sets the choice. */
function useKeptChoice<Value extends string>(
  item: KeptName,
  choices: readonly Value[],
  otherwise: () => Value,
): [Value, (value: Value) => void] {
  const [chosen, setChosen] = useState(() => {
    const kept = inStorage((storage) => storage.getItem(item));
    return choices.find((choice) => choice === kept) ?? otherwise();
  });
  const choose = (value: Value) => {
    setChosen(value);
    rememberView(item, value);
  };
  return [chosen, choose];
}
