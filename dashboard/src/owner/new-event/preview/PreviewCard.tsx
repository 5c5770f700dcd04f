import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Business } from '@daybook/schema/contract/business';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { dayTitle, addDays, longDate } from '@daybook/schema/rules/date';
import { zoneNameAt } from '@daybook/schema/rules/zone-name';
import { timesAreIn } from '@daybook/schema/words/diary-texts';
import { minutesText } from '@daybook/schema/words/minutes-text';
import { hoursText } from '@daybook/schema/words/time-span';
import { KEEPS_PREVIOUS, useCall } from '#api/use-call.ts';
import { listText } from '#owner/count-texts.ts';
import { Card } from '#ui/Card.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Heading, Text } from '#ui/Text.tsx';
import { chosenDates } from '../form/dates.ts';
import type { NewEventForm } from '../form/new-event-form.ts';
import * as texts from '../new-event-texts.ts';
import { useNewEventForm } from '../use-new-event.ts';
import { previewOf, clockChangesOf, type Preview, type PreviewTime } from './preview.ts';
import { overlapsWith } from './timetable.ts';
import styles from '../new-event.module.css';

const wholeForm = (form: NewEventForm) => form;

interface PreviewCardProps {
  business: Business;
  /** Milliseconds since 1970 */
  now: number;
  /** The weekly hours that change: their own dates don't count as overlaps. Null for a new event. */
  changedId: number | null;
}

export function PreviewCard({ business, now, changedId }: PreviewCardProps) {
  const { control } = useNewEventForm();
  // The preview waits until there is time, so that typing stays fast.
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
    <Card as="section" padding={16} gap={12} aria-label={texts.PREVIEW}>
      <Row gap={8} justify="between">
        <Heading size={14} tone="soft">
          {texts.PREVIEW}
        </Heading>
        {dates.length > 1 ? <Turn dates={dates} at={at} onTurn={setWantedDate} /> : null}
      </Row>
      {date === undefined ? (
        <Text size={14} tone="soft">
          {texts.PREVIEW_NEEDS_DATE}
        </Text>
      ) : (
        <>
          <Text as="h3" size={22} weight="medium" isDisplay>
            {dayTitle(date)}
          </Text>
          {form.kind === 'individual_services' && form.services.length > 1 ? (
            <Select
              label={texts.PREVIEW_SERVICE}
              value={String(serviceIndex)}
              onChange={(event) => setWantedService(Number(event.target.value))}
              choices={form.services.map(({ service_name }, index) => ({
                value: String(index),
                label: service_name || texts.serviceNumbered(index + 1),
              }))}
            />
          ) : null}
          {preview ? (
            <Times preview={preview} form={form} days={form.date_method === 'weekly' ? 1 : dates.length} />
          ) : (
            <Text size={14} tone="soft">
              {form.kind === 'individual_services' && form.services.length === 0
                ? texts.PREVIEW_NEEDS_SERVICE
                : texts.PREVIEW_NEEDS_TIMES}
            </Text>
          )}
          <Text size={14} tone="soft">
            {timesAreIn(zoneNameAt(timezone, Date.parse(`${date}T12:00Z`)))}
          </Text>
          <Warnings
            form={form}
            dates={dates}
            business={business}
            serviceIndex={serviceIndex}
            changedId={changedId}
          />
        </>
      )}
    </Card>
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
    <Row gap={0} isOneLine className={styles.turn}>
      <IconButton
        icon={ChevronLeft}
        label={texts.PREVIOUS_DATE}
        isHeld={at === 0}
        onClick={() => turnTo(at - 1)}
      />
      <IconButton
        icon={ChevronRight}
        label={texts.NEXT_DATE}
        isHeld={at === dates.length - 1}
        onClick={() => turnTo(at + 1)}
      />
    </Row>
  );
}

interface WarningsProps {
  form: NewEventForm;
  /** At least one */
  dates: readonly string[];
  business: Business;
  serviceIndex: number;
  changedId: number | null;
}

/** At most this many are named, and the others counted. */
const NAMED = 3;

/** Warns of overlaps and clock changes before the events are created. It doesn't prevent anything. */
function Warnings({ form, dates, business, serviceIndex, changedId }: WarningsProps) {
  const { timezone } = business;
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  // Asks for one day more on each side, because a day event may run past midnight.
  const events = useCall(
    'listEvents',
    { params: { businessId: business.id }, query: { from: addDays(first, -1), to: addDays(last, 1) } },
    KEEPS_PREVIOUS,
  );
  const others = (events.data ?? []).filter(
    ({ pattern_id }) => changedId === null || pattern_id !== changedId,
  );
  const overlaps = overlapsWith(form, dates, others);
  const changes = clockChangesOf(form, dates, { timezone, serviceIndex });
  return (
    // Read out when it changes, because it appears while people fill in other fields.
    <Text as="div" size={14} role="status">
      <Stack gap={8}>
        {overlaps.length > 0 ? (
          <Notice tone="warning">
            {overlaps.slice(0, NAMED).map(({ eventId, date, name, from: begins, to: ends }) => (
              <p key={eventId}>{texts.overlapText(dayTitle(date), name, begins, ends)}</p>
            ))}
            {overlaps.length > NAMED ? <p>{texts.moreOverlaps(overlaps.length - NAMED)}</p> : null}
          </Notice>
        ) : null}
        {changes.map(({ date, times }) => (
          <Notice key={date} tone="warning">
            {texts.clocksChange(longDate(date), listText(times))}
          </Notice>
        ))}
        {events.isError ? <Notice tone="information">{texts.CHECKING_OVERLAPS_FAILED}</Notice> : null}
      </Stack>
    </Text>
  );
}

interface TimesProps {
  preview: Preview;
  form: NewEventForm;
  days: number;
}

function Times({ preview, form, days }: TimesProps) {
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
        {texts.timesText(count, minutes === null ? null : minutesText(minutes))}
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
