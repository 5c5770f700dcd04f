import { useState, type MouseEvent } from 'react';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import type { Day } from '../day-contents.ts';
import { WEEK_ROW_MINUTES, type Span } from '../day-layout.ts';
import { rowAt } from '../hours/hours-height.ts';
import { placeOf, type ChosenHours } from '../hours/use-chosen-hours.ts';

export type OpenCard =
  | { of: 'booking'; id: number }
  /** A time that was pressed, or hours that were dragged over. The person is the column's. */
  | { of: 'time'; hours: ChosenHours; isDragged: boolean; event: OwnerEvent | null };

export interface CardParts {
  /** What the calendar shows: another week or person closes the card. */
  shown: string;
  days: readonly (Day & { person?: { id: number } | null })[];
  rows: Span;
  today: string;
  /** Minutes, if the calendar shows today. */
  now: number | null;
  onOpenEvent: (event: OwnerEvent) => void;
}

/** A press on a time blocks or books this long, unless the owner says otherwise. */
const PRESSED_MINUTES = 2 * WEEK_ROW_MINUTES;

/** Holds the one open card of the calendar, and opens it where the owner presses. */
export function useCard({ shown, days, rows, today, now, onOpenEvent }: CardParts) {
  const [opened, setOpened] = useState<{ shown: string; card: OpenCard } | null>(null);
  const card = opened?.shown === shown ? opened.card : null;
  const open = (next: OpenCard) => setOpened({ shown, card: next });
  const close = () => setOpened(null);

  const openTime = (column: HTMLElement, minute: number) => {
    const place = placeOf(column);
    const day = days.find(
      ({ date, person }) => date === place.date && (person?.id ?? null) === place.personId,
    );
    const isOn = ({ start, end }: Span) => start <= minute && minute < end;
    const event = day?.events.find(({ open: spans }) => spans.some(isOn))?.event ?? null;
    // Nothing can be booked or blocked in the past.
    if (place.date < today) return event && onOpenEvent(event);
    const hours = { ...place, start: minute, end: Math.min(minute + PRESSED_MINUTES, rows.end) };
    open({ of: 'time', hours, isDragged: false, event });
  };

  /** Belongs on the box around the days, before the links in it follow their address. */
  const onClickCapture = (press: MouseEvent) => {
    const { target, detail, clientY, metaKey, ctrlKey, shiftKey } = press;
    const at = target instanceof Element ? target : null;
    const column = at?.closest<HTMLElement>('[data-hours-of-day]');
    if (!at || !column) return;
    const link = at.closest<HTMLElement>('a[data-booking]');
    if (link) {
      // In a tab of its own it leads to the bookings table.
      if (metaKey || ctrlKey || shiftKey) return;
      press.preventDefault();
      const id = Number(link.dataset['booking']);
      return card?.of === 'booking' && card.id === id ? close() : open({ of: 'booking', id });
    }
    if (at.closest('a')) return;
    const keyed = at.closest<HTMLElement>('[data-opens-at]')?.dataset['opensAt'];
    if (detail > 0) openTime(column, rowAt(column, clientY, rows));
    else if (keyed !== undefined) openTime(column, laterOf(Number(keyed), placeOf(column).date === today));
  };
  const laterOf = (minute: number, isToday: boolean) =>
    isToday && now !== null ? Math.max(minute, Math.ceil(now / WEEK_ROW_MINUTES) * WEEK_ROW_MINUTES) : minute;

  const openDragged = (hours: ChosenHours) => open({ of: 'time', hours, isDragged: true, event: null });
  return { card, close, onClickCapture, openDragged };
}
