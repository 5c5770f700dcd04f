import { useWatch } from 'react-hook-form';
import { CLOCK_TIME } from '@daybook/schema/rules/clock-time';
import { minutesText } from '@daybook/schema/words/minutes-text';
import * as places from '@daybook/schema/words/places-texts';
import { Switch } from '#ui/fields/Checkbox.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { Stack } from '#ui/Layout.tsx';
import { type BookingKind, lunchEndOf } from '../form/new-event-form.ts';
import * as texts from '../new-event-texts.ts';
import { useNewEventForm } from '../use-new-event.ts';

const BUFFER_CHOICES = [0, 5, 10, 15, 20, 30].map((minutes) => ({
  value: String(minutes),
  label: minutes === 0 ? texts.NO_GAP : minutesText(minutes),
}));

export function TimeSetup({ kind }: { kind: BookingKind }) {
  const { register, control, formState } = useNewEventForm();
  const { errors } = formState;
  // Each weekday has hours of its own.
  const isWeekly = useWatch({ control, name: 'date_method' }) === 'weekly';
  const hasServices = kind === 'individual_services';
  const endHint = useEndHint(kind);
  return (
    <>
      {isWeekly && kind === 'day_event' ? null : (
        <FieldRow isNarrow>
          {isWeekly ? null : (
            <>
              <TimeField
                label={hasServices ? texts.OPENS : texts.START_TIME}
                error={errors.start_time?.message}
                {...register('start_time', { deps: ['end_time'] })}
              />
              <TimeField
                label={hasServices ? texts.CLOSES : texts.END_TIME}
                hint={endHint}
                error={errors.end_time?.message}
                {...register('end_time')}
              />
            </>
          )}
          {kind === 'time_slots' ? (
            <Select
              label={texts.SLOT_DURATION}
              choices={LENGTH_CHOICES}
              error={errors.slot_duration_minutes?.message}
              {...register('slot_duration_minutes')}
            />
          ) : null}
          {kind === 'day_event' ? null : (
            <Select
              label={texts.BUFFER_TIME}
              choices={BUFFER_CHOICES}
              error={errors.buffer_minutes?.message}
              {...register('buffer_minutes')}
            />
          )}
        </FieldRow>
      )}
      {kind === 'day_event' ? null : <Pauses />}
    </>
  );
}

/** Warns that the event ends on the next day, in case the owner meant the same day. */
function useEndHint(kind: BookingKind): string | undefined {
  const { control } = useNewEventForm();
  const [start, end] = useWatch({ control, name: ['start_time', 'end_time'] });
  const isPastMidnight = CLOCK_TIME.test(start) && CLOCK_TIME.test(end) && end < start;
  return kind === 'day_event' && isPastMidnight ? texts.endsNextDay(end) : undefined;
}

function Pauses() {
  const { register, control, formState, getValues, setValue } = useNewEventForm();
  const { errors } = formState;
  const hasLunch = useWatch({ control, name: 'has_lunch_break' });
  const followStart = () => {
    const end = lunchEndOf(getValues('lunch_start_time'));
    if (end === null || getValues('has_own_lunch_end')) return;
    setValue('lunch_end_time', end, { shouldDirty: true, shouldValidate: Boolean(errors.lunch_end_time) });
  };
  return (
    <>
      <Stack gap={8}>
        <Switch label={texts.LUNCH_BREAK} {...register('has_lunch_break')} />
        {hasLunch ? (
          <FieldRow>
            <TimeField
              label={texts.LUNCH_STARTS}
              error={errors.lunch_start_time?.message}
              {...register('lunch_start_time', { deps: ['lunch_end_time'], onChange: followStart })}
            />
            <TimeField
              label={texts.LUNCH_ENDS}
              error={errors.lunch_end_time?.message}
              {...register('lunch_end_time', { onChange: () => setValue('has_own_lunch_end', true) })}
            />
          </FieldRow>
        ) : null}
      </Stack>
      <FieldRow>
        <TimeField
          label={texts.LAST_APPOINTMENT}
          hint={texts.LAST_APPOINTMENT_HINT}
          isOptional
          error={errors.last_appointment_time?.message}
          {...register('last_appointment_time')}
        />
      </FieldRow>
    </>
  );
}

/** Sets how many people come to one time or with one booking, and what each pays. Venues say it for a day event. */
export function PlacesAndPrice({ kind }: { kind: BookingKind }) {
  const { register, control, formState } = useNewEventForm();
  const { errors } = formState;
  const isDayEvent = kind === 'day_event';
  const isClass = Number(useWatch({ control, name: 'places_per_time' })) > 1;
  return (
    <FieldRow>
      {isDayEvent ? null : (
        <NumberField
          label={places.PLACES_PER_TIME}
          hint={places.PLACES_PER_TIME_HINT}
          error={errors.places_per_time?.message}
          {...register('places_per_time')}
        />
      )}
      {isDayEvent || isClass ? (
        <NumberField
          label={places.PLACES_PER_BOOKING}
          hint={places.PLACES_PER_BOOKING_HINT}
          error={errors.places_per_booking?.message}
          {...register('places_per_booking')}
        />
      ) : null}
      <NumberField
        label={isDayEvent || isClass ? places.PRICE_PER_PLACE : places.PRICE}
        hint={places.PRICE_HINT}
        prefix="£"
        hasDecimals
        isOptional
        error={errors.event_price?.message}
        {...register('event_price')}
      />
    </FieldRow>
  );
}

export const LENGTH_CHOICES = [15, 30, 45, 60, 90, 120, 180, 240].map((minutes) => ({
  value: String(minutes),
  label: minutesText(minutes),
}));
