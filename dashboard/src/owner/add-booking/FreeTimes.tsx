import type { AddTimes } from '@daybook/schema/contract/customers';
import { byDayPart } from '@daybook/schema/rules/day-part';
import { textOf } from '#api/call-error.ts';
import { Button } from '#ui/Button.tsx';
import { Outdent, Stack } from '#ui/Layout.tsx';
import { Loaded, type Loadable } from '#ui/Loaded.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import * as texts from './add-booking-texts.ts';
import styles from '../owner.module.css';

interface Found {
  times: AddTimes['times'];
  /** Null if no date has a free time soon. */
  next_free_date?: string | null;
}

interface FreeTimesProps {
  times: Loadable<Found> & { isPlaceholderData: boolean };
  date: string;
  /** HH:MM */
  time: string;
  onChoose: (time: string) => void;
  onDate: (date: string) => void;
}

export function FreeTimes(props: FreeTimesProps) {
  const { times } = props;
  return (
    <Loaded
      query={times}
      failed={textOf(times.error, texts.TIMES_LOAD_FAILED)}
      loading={texts.TIMES_LOADING}
      shape={<Skeleton width="100%" height="8rem" />}
    >
      {(found) => <Listed {...props} found={found} isBusy={times.isPlaceholderData} />}
    </Loaded>
  );
}

interface ListedProps extends Omit<FreeTimesProps, 'times'> {
  found: Found;
  isBusy: boolean;
}

function Listed({ found, date, time, isBusy, onChoose, onDate }: ListedProps) {
  const { times, next_free_date: next = null } = found;
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
