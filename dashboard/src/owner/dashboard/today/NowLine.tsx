import Clock from 'lucide-react/icons/clock';
import { Suspense, useId, useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { DelayToday } from '@daybook/schema/contract/delay';
import { wallClockAt } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { useCall } from '#api/use-call.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { part } from '#ui/part.tsx';
import { Text } from '#ui/Text.tsx';
import { useFocus } from '#ui/use-focus.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import * as texts from './today-texts.ts';
import styles from './today.module.css';

// Most days nobody is late.
const RunningLate = part(async () => (await import('./RunningLate.tsx')).RunningLate);

/** Shows the time between the visits, or who is late; its button opens what to do about it. */
export function NowLine({ business, now }: { business: Business; now: number }) {
  const { data } = useCall('listDelays', { params: { businessId: business.id } });
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  // The form disappears with its own buttons.
  const button = useFocus<HTMLButtonElement>(isOpen, { ifLost: true });
  const delays = data?.delays ?? [];
  const timeAt = (instant: number) => clockTimeOf(wallClockAt(instant, business.timezone).minutes);
  const isLate = delays.length > 0;
  return (
    <li className={styles.now} data-late={isLate || undefined}>
      <div className={styles.nowLine}>
        {isLate ? (
          <div>
            {delays.map((delay) => (
              <Late key={delay.id} delay={delay} time={timeAt(Date.parse(delay.started_at))} />
            ))}
          </div>
        ) : (
          <Text size={14} weight="strong" tone="brick" isFigures className={styles.clock}>
            <VisuallyHidden>{texts.NOW}: </VisuallyHidden>
            {timeAt(now)}
          </Text>
        )}
        <Button
          kind="quiet"
          ref={button}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isLate ? (
            texts.CHANGE
          ) : (
            <>
              <Icon icon={Clock} size={16} /> {texts.RUNNING_LATE}
            </>
          )}
        </Button>
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <RunningLate id={id} business={business} delays={delays} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </li>
  );
}

function Late({ delay: { name, minutes, emailed }, time }: { delay: DelayToday; time: string }) {
  return (
    <>
      <Text weight="strong" tone="amber">
        {texts.isLate(minutes)}
      </Text>
      <Text size={14} tone="soft" breaks>
        {texts.whoIsLate(name, emailed, time)}
      </Text>
    </>
  );
}
