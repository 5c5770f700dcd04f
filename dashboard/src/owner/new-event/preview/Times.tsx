import { hoursText } from '@daybook/schema/words/time-span';
import type { NewEventForm } from '../form/new-event-form.ts';
import { Explanation } from '../Explanation.tsx';
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
} from '../new-event-texts.ts';
import type { Preview, PreviewTime } from './preview.ts';
import styles from './times.module.css';

interface TimesProps {
  preview: Preview;
  form: NewEventForm;
  /** How many dates the event is on. */
  days: number;
}

/** The times of one date, grouped as in the diary. */
export function Times({ preview, form, days }: TimesProps) {
  const { mode, parts, count, minutes, passed } = preview;
  if (count === 0) return <Explanation>{passed > 0 ? TIMES_PASSED : NO_TIMES_FIT}</Explanation>;
  if (mode === 'day_event') return <WholeDay preview={preview} days={days} />;
  const venueCount = form.place === 'venue' ? form.venues.length : 1;
  return (
    <>
      <Explanation data-testid="preview-count">
        {timesText(count, minutes === null ? null : durationText(minutes))}
        {days > 1 ? onEachOf(days) : null}
      </Explanation>
      {parts.map(({ name, times }) => (
        <div key={name} className={styles.part}>
          <h4 className={styles.partName}>{name}</h4>
          <ul className={styles.slots}>
            {times.map((time) => (
              <Time key={time.kind + time.start} time={time} />
            ))}
          </ul>
        </div>
      ))}
      {passed > 0 ? <Explanation>{TIMES_PASSED}</Explanation> : null}
      {venueCount > 1 ? <Explanation>{eachInVenues(venueCount)}</Explanation> : null}
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
      <Explanation data-testid="preview-count">
        {places === null ? PLACES_UNLIMITED : placesText(places)}
        {days > 1 ? onEachOf(days) : null}
      </Explanation>
    </>
  );
}
