import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Business } from '@daybook/schema/contract/business';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { dayTitle } from '@daybook/schema/rules/date';
import { zoneNameAt } from '@daybook/schema/rules/zone-name';
import { timesAreIn } from '@daybook/schema/words/diary';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { chosenDates } from '../form/dates.ts';
import type { NewEventForm } from '../form/new-event-form.ts';
import { Explanation } from '../Explanation.tsx';
import {
  NEXT_DATE,
  PREVIEW,
  PREVIEW_NEEDS_DATE,
  PREVIEW_NEEDS_SERVICE,
  PREVIEW_NEEDS_TIMES,
  PREVIEW_SERVICE,
  PREVIOUS_DATE,
  serviceNumbered,
} from '../new-event-texts.ts';
import { useNewEventForm } from '../sections/use-new-event-form.ts';
import { previewOf } from './preview.ts';
import styles from './preview-card.module.css';
import { Times } from './Times.tsx';
import { Warnings } from './Warnings.tsx';

const wholeForm = (form: NewEventForm) => form;

interface PreviewCardProps {
  business: Business;
  /** Milliseconds since 1970. */
  now: number;
}

/** What customers will see of the event as typed, date by date. */
export function PreviewCard({ business, now }: PreviewCardProps) {
  const { control } = useNewEventForm();
  // Typing comes first: the preview is drawn when there is time.
  const form = useDeferredValue(useWatch({ control, compute: wholeForm }));
  const [wantedDate, setWantedDate] = useState('');
  const [wantedService, setWantedService] = useState(0);
  const dates = chosenDates(form);
  const at = Math.max(0, dates.indexOf(wantedDate));
  const date = dates[at];
  const { timezone } = business;
  const serviceIndex = wantedService < form.services.length ? wantedService : 0;
  const asked = date ?? todayIn(timezone, now);
  const preview = previewOf(form, { date: asked, timezone, now, serviceIndex });
  return (
    <section className={styles.card} aria-labelledby="preview-title">
      <div className={styles.head}>
        <h2 id="preview-title" className={styles.title}>
          {PREVIEW}
        </h2>
        {dates.length > 1 ? <Turn {...{ dates, at }} onTurn={setWantedDate} /> : null}
      </div>
      {date === undefined ? (
        <Explanation>{PREVIEW_NEEDS_DATE}</Explanation>
      ) : (
        <>
          <h3 className={styles.date}>{dayTitle(date)}</h3>
          {form.kind === 'individual_services' && form.services.length > 1 ? (
            <Select
              label={PREVIEW_SERVICE}
              value={String(serviceIndex)}
              onChange={(event) => setWantedService(Number(event.target.value))}
              choices={form.services.map(({ service_name }, index) => ({
                value: String(index),
                label: service_name || serviceNumbered(index + 1),
              }))}
            />
          ) : null}
          {preview ? (
            <Times {...{ preview, form }} days={dates.length} />
          ) : (
            <Explanation>
              {form.kind === 'individual_services' && form.services.length === 0
                ? PREVIEW_NEEDS_SERVICE
                : PREVIEW_NEEDS_TIMES}
            </Explanation>
          )}
          <Explanation>{timesAreIn(zoneNameAt(timezone, Date.parse(`${date}T12:00Z`)))}</Explanation>
          <Warnings {...{ form, dates, business, serviceIndex }} />
        </>
      )}
    </section>
  );
}

interface TurnProps {
  dates: readonly string[];
  at: number;
  onTurn: (date: string) => void;
}

function Turn({ dates, at, onTurn }: TurnProps) {
  const turnTo = (index: number) => {
    const date = dates[index];
    if (date !== undefined) onTurn(date);
  };
  return (
    <div className={styles.turn}>
      <IconButton icon={ChevronLeft} label={PREVIOUS_DATE} isHeld={at === 0} onClick={() => turnTo(at - 1)} />
      <IconButton
        icon={ChevronRight}
        label={NEXT_DATE}
        isHeld={at === dates.length - 1}
        onClick={() => turnTo(at + 1)}
      />
    </div>
  );
}
