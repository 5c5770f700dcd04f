import type { AddTimes } from '@daybook/schema/contract/customers';
import { byDayPart } from '@daybook/schema/rules/day-part';
import { Button } from '../../ui/Button.tsx';
import { Outdent, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import * as texts from './add-booking-texts.ts';
import styles from './free-times.module.css';

interface FreeTimesProps {
  times: AddTimes['times'];
  date: string;
  /** The chosen start, HH:MM. */
  time: string;
  /** The next date with a free time; null where there is none soon. */
  next: string | null;
  isBusy: boolean;
  onChoose: (time: string) => void;
  onDate: (date: string) => void;
}

/** A date's free times, to be chosen from. */
export function FreeTimes({ times, date, time, next, isBusy, onChoose, onDate }: FreeTimesProps) {
  return (
    <Stack gap={12} as="section" aria-label={texts.freeTimesOn(date)} aria-busy={isBusy || undefined}>
      {times.length === 0 ? <Text tone="soft">{texts.NOTHING_FREE}</Text> : null}
      {byDayPart(times, ({ start_time }) => start_time).map(({ name, times: ofPart }) => (
        <Stack gap={8} key={name}>
          <Text size={14} weight="strong" tone="soft">
            {name}
          </Text>
          <div className={styles.times}>
            {ofPart.map(({ id, start_time }) => (
              <button
                key={id}
                type="button"
                className={styles.time}
                aria-pressed={start_time === time}
                onClick={() => onChoose(start_time)}
              >
                {start_time}
              </button>
            ))}
          </div>
        </Stack>
      ))}
      {next === null ? null : (
        <Outdent>
          <Button kind="quiet" onClick={() => onDate(next)}>
            {texts.nextFree(next)}
          </Button>
        </Outdent>
      )}
    </Stack>
  );
}
