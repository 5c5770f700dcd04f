import { hoursText } from '@daybook/schema/words/time-span';
import {
  durationText,
  eachInVenues,
  lunchText,
  NO_TIMES_FIT,
  onEachOf,
  PLACES_UNLIMITED,
  placesText,
  TIMES_PASSED,
  timesText,
} from '@daybook/schema/words/new-event-texts';
import type { NewEventForm } from '../form/new-event-form.ts';
import styles from '../new-event.module.css';
import type { Preview, PreviewTime } from './preview.ts';

interface TimesProps {
  preview: Preview;
  form: NewEventForm;
  /** How many dates the event is on. */
  days: number;
}

/** The times of one date, as the diary will group them. */
export function Times({ preview, form, days }: TimesProps) {
  const { mode, parts, count, minutes, passed } = preview;
  if (count === 0) return <p className={styles.explanation}>{passed > 0 ? TIMES_PASSED : NO_TIMES_FIT}</p>;
  if (mode === 'day_event') return <WholeDay preview={preview} days={days} />;
  const venueCount = form.place === 'venue' ? form.venues.length : 1;
  return (
    <>
      <p className={styles.explanation} data-testid="preview-count">
        {timesText(count, minutes === null ? null : durationText(minutes))}
        {days > 1 ? onEachOf(days) : null}
      </p>
      {parts.map(({ name, times }) => (
        <div key={name}>
          <h4 className={styles.part}>{name}</h4>
          <ul className={styles.slots}>
            {times.map((time) => (
              <Time key={time.kind + time.start} time={time} />
            ))}
          </ul>
        </div>
      ))}
      {passed > 0 ? <p className={styles.explanation}>{TIMES_PASSED}</p> : null}
      {venueCount > 1 ? <p className={styles.explanation}>{eachInVenues(venueCount)}</p> : null}
    </>
  );
}

function Time({ time: { kind, start, end } }: { time: PreviewTime }) {
  return kind === 'lunch' ? (
    <li className={styles.lunch}>{lunchText(start, end)}</li>
  ) : (
    <li className={styles.slot}>{start}</li>
  );
}

function WholeDay({ preview: { parts, places }, days }: { preview: Preview; days: number }) {
  const [time] = parts.flatMap(({ times }) => times);
  return (
    <>
      <p className={styles.wholeDay}>
        {time ? hoursText({ start_time: time.start, end_time: time.end }) : null}
      </p>
      <p className={styles.explanation} data-testid="preview-count">
        {places === null ? PLACES_UNLIMITED : placesText(places)}
        {days > 1 ? onEachOf(days) : null}
      </p>
    </>
  );
}
