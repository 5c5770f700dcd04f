import type { CSSProperties } from 'react';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { timeSpan } from '@daybook/schema/words/time-span';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { booked } from '../../../count-texts.ts';
import type { TimedEvent } from '../day-contents.ts';
import { firstGap, WEEK_ROW_MINUTES, type Laid, type Span } from '../day-layout.ts';
import { boxOf, pixelsOf } from './week-height.ts';
import styles from './week.module.css';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import * as texts from '../calendar-texts.ts';

interface OpenTimesProps {
  laid: Laid<TimedEvent>;
  rows: Span;
  /** The bookings that cover parts of it. */
  blocks: readonly Span[];
  isPast: boolean;
  onOpen: () => void;
}

/**
 * The times for which an event takes bookings. A press anywhere on them lists its attendees; the keyboard
 * stops there once.
 */
export function OpenTimes({ laid, rows, blocks, isPast, onOpen }: OpenTimesProps) {
  const { event, open } = laid.item;
  const inWidth: CSSProperties = {
    left: `calc(${(laid.column / laid.columns) * 100}% + 3px)`,
    width: `calc(${100 / laid.columns}% - 6px)`,
  };
  const label = labelPlace(open, blocks);
  return open.map((stretch, index) => (
    <button
      key={stretch.start}
      type="button"
      className={styles.open}
      style={{ ...boxOf(stretch, rows), ...inWidth }}
      onClick={onOpen}
      {...(index === 0 ? {} : { tabIndex: -1, 'aria-hidden': true })}
    >
      {index === 0 ? (
        <VisuallyHidden>
          {openState(event, isPast)} {event.event_name},{' '}
          {timeSpan(clockTimeOf(laid.item.start), clockTimeOf(laid.item.end), false)},{' '}
          {booked(event.booked_count)}
        </VisuallyHidden>
      ) : null}
      {label && label.start >= stretch.start && label.end <= stretch.end ? (
        <span
          className={styles.openText}
          style={{ top: pixelsOf(label.start - stretch.start), maxHeight: pixelsOf(label.end - label.start) }}
          aria-hidden="true"
        >
          <b>{openState(event, isPast)}</b>
          <span>{event.event_name}</span>
        </span>
      ) : null}
    </button>
  ));
}

/** The first place that no booking covers. Larger places are tried first, because the name fits there too. */
function labelPlace(open: readonly Span[], blocks: readonly Span[]): Span | null {
  for (const minutes of [2 * WEEK_ROW_MINUTES, WEEK_ROW_MINUTES]) {
    for (const stretch of open) {
      const gap = firstGap(stretch, blocks, minutes);
      if (gap) return gap;
    }
  }
  return null;
}

type Counted = Pick<OwnerEvent, 'free_count' | 'passed_count' | 'slot_count'>;

/**
 * 'Available', or why an event's times are not: full means that all are taken, and a time that passed
 * unbooked is not taken (decision 20). '' on past days, when nothing can be booked any more.
 */
export function openState({ free_count, passed_count, slot_count }: Counted, isPast: boolean): string {
  if (isPast || slot_count === 0) return '';
  if (free_count !== 0) return texts.AVAILABLE;
  return passed_count === 0 ? texts.FULLY_BOOKED : texts.NO_TIMES_LEFT;
}
