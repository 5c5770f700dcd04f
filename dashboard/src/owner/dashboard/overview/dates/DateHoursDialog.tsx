import X from 'lucide-react/icons/x';
import type { DateHoursForm, DateHoursRequest } from '@daybook/schema/contract/change-dates';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { longDate } from '@daybook/schema/rules/date';
import { useChangeDateHours } from '#api/dates.ts';
import { useContractForm } from '#forms/use-contract-form.ts';
import { DatesChanged } from '#owner/DatesChanged.tsx';
import { Misfits, saveText } from '#owner/misfits/Misfits.tsx';
import { useForgetOnChange, useMisfits } from '#owner/misfits/use-misfits.ts';
import * as newEventTexts from '#owner/new-event/new-event-texts.ts';
import { Button } from '#ui/Button.tsx';
import { FormDialog } from '#ui/dialog/FormDialog.tsx';
import { Switch } from '#ui/fields/Checkbox.tsx';
import { FieldGroup } from '#ui/fields/FieldGroup.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { SAVE_CHANGES, SAVING } from '#ui/interface-texts.ts';
import { Row, Stack } from '#ui/Layout.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { commonOf, isListed, type DatesDialogProps } from './common-of.ts';
import { DatePlaces } from './DatePlaces.tsx';
import * as texts from './dates-texts.ts';

/** The dates are of one kind. Fields that the owner leaves alone aren't sent, so they stay as they are. */
export function DateHoursDialog({ business, events, onDone, onClose }: DatesDialogProps) {
  const change = useChangeDateHours(business.id);
  const asking = useMisfits(change);
  const showToast = useToast();
  const hasList = events.every(isListed);
  const { field, form, sending } = useContractForm({
    schema: async () => (await import('@daybook/schema/contract/change-dates')).dateHoursRequest,
    values: startOf(events, hasList),
    failed: texts.HOURS_FAILED,
    send: async (request) => {
      const body = hasList ? request : touchedOf(request, form.formState.dirtyFields);
      if ((await asking.send(body)) === null) return;
      showToast(texts.hoursChanged(events.length));
      onDone?.();
      onClose();
    },
  });
  const { dirtyFields, isDirty } = form.formState;
  useForgetOnChange(form, asking);
  const { asked } = asking;
  return (
    <FormDialog
      {...sending}
      title={texts.CHANGE_HOURS}
      size="wide"
      onClose={onClose}
      submitText={saveText(SAVE_CHANGES, business, asked)}
      workingText={SAVING}
      isDisabled={!isDirty && Object.keys(dirtyFields).length === 0}
    >
      <p>
        <About events={events} /> {texts.HOURS_EXPLAINED}
      </p>
      {hasList ? (
        <ListedSlots form={form} field={field} />
      ) : (
        <Hours events={events} field={field} form={form} />
      )}
      <DatePlaces events={events} field={field} form={form} />
      {asked ? <Misfits business={business} {...asked} /> : null}
      <DatesChanged progress={change.progress} />
    </FormDialog>
  );
}

function About({ events }: { events: readonly OwnerEvent[] }) {
  const [event] = events;
  return event && events.length === 1
    ? texts.changeHoursOfOne(event.event_name, longDate(event.event_date))
    : texts.changeHoursOfMany(events.length);
}

/** An empty field keeps each date's value. */
function startOf(events: readonly OwnerEvent[], hasList: boolean): DateHoursForm {
  const event_ids = events.map(({ id }) => id);
  const places = {
    places_per_time: commonOf(events, ({ places_per_time }) => places_per_time),
    places_per_booking: commonOf(events, ({ places_per_booking }) => places_per_booking),
    event_price: commonOf(events, ({ event_price }) => event_price),
  };
  if (hasList)
    return { event_ids, ...places, manual_slots: commonOf(events, ({ manual_slots }) => manual_slots) ?? [] };
  return {
    event_ids,
    ...places,
    start_time: commonOf(events, ({ start_time }) => start_time) ?? '',
    end_time: commonOf(events, ({ planned_end_time }) => planned_end_time) ?? '',
    slot_duration_minutes:
      commonOf(events, ({ slot_duration_minutes }) => slot_duration_minutes) ?? undefined,
    buffer_minutes: commonOf(events, ({ buffer_minutes }) => buffer_minutes) ?? undefined,
    has_lunch_break: commonOf(events, ({ has_lunch_break }) => has_lunch_break) ?? false,
    lunch_start_time: commonOf(events, ({ lunch_start_time }) => lunch_start_time) ?? '',
    lunch_end_time: commonOf(events, ({ lunch_end_time }) => lunch_end_time) ?? '',
    last_appointment_time: commonOf(events, ({ last_appointment_time }) => last_appointment_time) ?? '',
  };
}

type Touched = Partial<Record<keyof DateHoursRequest, unknown>>;

function touchedOf(request: DateHoursRequest, touched: Touched): DateHoursForm {
  const { event_ids, bookings, start_time, end_time, last_appointment_time, ...rest } = request;
  const { slot_duration_minutes, buffer_minutes, places_per_time, places_per_booking, event_price } = rest;
  const { has_lunch_break, lunch_start_time, lunch_end_time } = rest;
  const hasNewLunch = touched.has_lunch_break || touched.lunch_start_time || touched.lunch_end_time;
  return {
    event_ids,
    bookings,
    ...(touched.start_time ? { start_time } : {}),
    ...(touched.end_time ? { end_time } : {}),
    ...(touched.slot_duration_minutes ? { slot_duration_minutes } : {}),
    ...(touched.buffer_minutes ? { buffer_minutes } : {}),
    ...(hasNewLunch ? { has_lunch_break, lunch_start_time, lunch_end_time } : {}),
    ...(touched.last_appointment_time ? { last_appointment_time } : {}),
    ...(touched.places_per_time ? { places_per_time } : {}),
    ...(touched.places_per_booking ? { places_per_booking } : {}),
    ...(touched.event_price ? { event_price } : {}),
  };
}

type FormParts = ReturnType<typeof useContractForm<DateHoursForm, DateHoursRequest>>;

/** Reads a number. An empty field keeps each date's value. */
const minutes = {
  setValueAs: (typed: unknown) => (typed === '' || typed === undefined ? undefined : Number(typed)),
};

interface LengthsProps extends HoursProps {
  hintOf: (of: (event: OwnerEvent) => unknown) => string | undefined;
}

/** Services have lengths of their own. */
function Lengths({ events, field, form, hintOf }: LengthsProps) {
  return (
    <FieldRow isNarrow>
      {events.some(({ service_mode }) => service_mode === 'individual_services') ? null : (
        <NumberField
          {...field('slot_duration_minutes')}
          {...form.register('slot_duration_minutes', minutes)}
          label={texts.inMinutes(newEventTexts.SLOT_DURATION)}
          hint={hintOf(({ slot_duration_minutes }) => slot_duration_minutes)}
        />
      )}
      <NumberField
        {...field('buffer_minutes')}
        {...form.register('buffer_minutes', minutes)}
        label={texts.inMinutes(newEventTexts.BUFFER_TIME)}
        hint={hintOf(({ buffer_minutes }) => buffer_minutes)}
      />
    </FieldRow>
  );
}

interface HoursProps extends Pick<FormParts, 'field' | 'form'> {
  events: readonly OwnerEvent[];
}

function Hours({ events, field, form }: HoursProps) {
  const hasServices = events.every(({ service_mode }) => service_mode === 'individual_services');
  const areBookings = events.every(({ event_type }) => event_type === 'booking');
  const hintOf = (of: (event: OwnerEvent) => unknown) =>
    commonOf(events, of) === undefined ? texts.DIFFERENT_NOW : undefined;
  return (
    <>
      <FieldRow>
        <TimeField
          {...field('start_time')}
          label={hasServices ? newEventTexts.OPENS : newEventTexts.START_TIME}
          hint={hintOf(({ start_time }) => start_time)}
        />
        <TimeField
          {...field('end_time')}
          label={hasServices ? newEventTexts.CLOSES : newEventTexts.END_TIME}
          hint={hintOf(({ planned_end_time }) => planned_end_time)}
        />
      </FieldRow>
      {areBookings ? (
        <>
          <Lengths events={events} field={field} form={form} hintOf={hintOf} />
          <Stack gap={8}>
            <Switch {...form.register('has_lunch_break')} label={newEventTexts.LUNCH_BREAK} />
            {form.watch('has_lunch_break') ? (
              <FieldRow>
                <TimeField {...field('lunch_start_time')} label={newEventTexts.LUNCH_STARTS} />
                <TimeField {...field('lunch_end_time')} label={newEventTexts.LUNCH_ENDS} />
              </FieldRow>
            ) : null}
          </Stack>
          <FieldRow>
            <TimeField
              {...field('last_appointment_time')}
              label={newEventTexts.LAST_APPOINTMENT}
              hint={
                hintOf(({ last_appointment_time }) => last_appointment_time) ??
                newEventTexts.LAST_APPOINTMENT_HINT
              }
              isOptional
            />
          </FieldRow>
        </>
      ) : null}
    </>
  );
}

function ListedSlots({ form, field }: Pick<FormParts, 'form' | 'field'>) {
  const slots = form.watch('manual_slots') ?? [];
  const set = (manual_slots: typeof slots) =>
    form.setValue('manual_slots', manual_slots, { shouldDirty: true });
  return (
    <FieldGroup id="manual_slots" label={texts.TIME_SLOTS} error={field('manual_slots').error}>
      <Stack gap={8}>
        {slots.map((_, at) => (
          <Row key={at} gap={8} align="end" isOneLine>
            <FieldRow>
              <TimeField {...field(`manual_slots.${at}.start_time`)} label={texts.slotFrom(at + 1)} />
              <TimeField {...field(`manual_slots.${at}.end_time`)} label={texts.slotUntil(at + 1)} />
            </FieldRow>
            <IconButton
              icon={X}
              label={texts.removeSlot(at + 1)}
              onClick={() => set(slots.filter((__, other) => other !== at))}
            />
          </Row>
        ))}
        <div>
          <Button onClick={() => set([...slots, { start_time: '', end_time: '' }])}>{texts.ADD_SLOT}</Button>
        </div>
      </Stack>
    </FieldGroup>
  );
}
