import { hoursText } from '@daybook/schema/words/time-span';
import type { NewEventForm } from '../form/new-event-form.ts';
import { Text } from '../../../ui/Text.tsx';
import * as texts from '../new-event-texts.ts';
import type { Preview, PreviewTime } from './preview.ts';
import { Stack } from '../../../ui/Layout.tsx';
import styles from '../new-event.module.css';

interface TimesProps {
  preview: Preview;
  form: NewEventForm;
  /** How many dates the event is on. */
  days: number;
}

/** The times of one date, grouped as in the diary. */
export function Times({ preview, form, days }: TimesProps) {
  const { mode, parts, count, minutes, passed } = preview;
  if (count === 0)
    return (
      <Text size={14} tone="soft">
        {passed > 0 ? texts.TIMES_PASSED : texts.NO_TIMES_FIT}
      </Text>
    );
  if (mode === 'day_event') return <WholeDay preview={preview} days={days} />;
  const venueCount = form.place === 'venue' ? form.venues.length : 1;
  return (
    <>
      <Text size={14} tone="soft" data-testid="preview-count">
        {texts.timesText(count, minutes === null ? null : texts.durationText(minutes))}
        {days > 1 ? texts.onEachOf(days) : null}
      </Text>
      {parts.map(({ name, times }) => (
        <Stack key={name} gap={8}>
          <Text as="h4" size={14} weight="medium" tone="soft">
            {name}
          </Text>
          <ul className={styles.slots}>
            {times.map((time) => (
              <Time key={time.kind + time.start} time={time} />
            ))}
          </ul>
        </Stack>
      ))}
      {passed > 0 ? (
        <Text size={14} tone="soft">
          {texts.TIMES_PASSED}
        </Text>
      ) : null}
      {venueCount > 1 ? (
        <Text size={14} tone="soft">
          {texts.eachInVenues(venueCount)}
        </Text>
      ) : null}
    </>
  );
}

function Time({ time: { kind, start, end } }: { time: PreviewTime }) {
  return kind === 'lunch' ? (
    <li className={styles.slot} data-lunch="">
      {texts.lunchText(start, end)}
    </li>
  ) : (
    <li className={styles.slot}>{start}</li>
  );
}

function WholeDay({ preview: { parts, places }, days }: { preview: Preview; days: number }) {
  const [time] = parts.flatMap(({ times }) => times);
  return (
    <>
      <Text size={18} weight="strong" tone="leaf" isFigures>
        {time ? hoursText({ start_time: time.start, end_time: time.end }) : null}
      </Text>
      <Text size={14} tone="soft" data-testid="preview-count">
        {places === null ? texts.PLACES_UNLIMITED : texts.placesText(places)}
        {days > 1 ? texts.onEachOf(days) : null}
      </Text>
    </>
  );
}
