import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import type { EventResources } from '@daybook/schema/contract/event-resources';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { longDate } from '@daybook/schema/rules/date';
import { useCall, useChange } from '#api/use-call.ts';
import { useContractForm } from '#forms/use-contract-form.ts';
import { bookingLine } from '#owner/booking-line.ts';
import { inUse } from '#owner/choices.ts';
import { offersEndedText } from '#owner/offers-ended-text.ts';
import { FormDialog } from '#ui/dialog/FormDialog.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FieldGroup } from '#ui/fields/FieldGroup.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { SAVE_CHANGES, SAVING } from '#ui/interface-texts.ts';
import { BulletList, Row, Stack } from '#ui/Layout.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { CHANGE_RESOURCES } from './overview-texts.ts';

interface ResourcesDialogProps {
  business: Business;
  event: OwnerEvent;
  onClose: () => void;
}

/** A person in the form. Both times are empty if the person has no hours of their own. */
interface PersonValue {
  id: number;
  start_time: string;
  end_time: string;
  lunch_start_time: string | null;
  lunch_end_time: string | null;
}

export function ResourcesDialog({ business, event, onClose }: ResourcesDialogProps) {
  const change = useChange('changeEventResources');
  const params = { businessId: business.id, eventId: event.id };
  const showToast = useToast();
  const places = inUse(useCall('listPlaces', { params: { businessId: business.id } }).data);
  const services = inUse(useCall('listCatalogueServices', { params: { businessId: business.id } }).data);
  const [touched, setTouched] = useState<EventResources | null>(null);
  const { form, field, sending } = useContractForm({
    schema: async () => (await import('@daybook/schema/contract/event-resources')).eventResourcesRequest,
    values: {
      place_ids: event.place_ids,
      service_ids: event.service_ids,
      people: event.people.map((person): PersonValue => ({
        ...person,
        start_time: person.start_time ?? '',
        end_time: person.end_time ?? '',
      })),
    },
    failed: RESOURCES_FAILED,
    send: async (body) => {
      if (touched === null) {
        const preview = await change.mutateAsync({ params, body: { ...body, preview: true } });
        if (touches(preview)) return setTouched(preview);
      }
      await change.mutateAsync({ params, body });
      showToast(resourcesSaved(longDate(event.event_date)));
      onClose();
    },
  });
  const choose = (name: 'place_ids' | 'service_ids', ids: number[]) => {
    setTouched(null);
    form.setValue(name, ids, { shouldDirty: true });
  };
  return (
    <FormDialog
      {...sending}
      size="wide"
      title={CHANGE_RESOURCES}
      onClose={onClose}
      submitText={touched ? SAVE_ANYWAY : SAVE_CHANGES}
      workingText={SAVING}
    >
      <p>{explained(event.event_name, longDate(event.event_date))}</p>
      <People
        businessId={business.id}
        event={event}
        chosen={form.watch('people') ?? []}
        error={field('person_ids').error}
        errorAt={(index, name) => field(`people.${index}.${name}`).error}
        onChoose={(people) => {
          setTouched(null);
          form.setValue('people', people, { shouldDirty: true });
        }}
      />
      {event.is_home_visit ? null : (
        <Items
          id="place_ids"
          label={PLACES}
          items={places}
          chosen={form.watch('place_ids') ?? []}
          error={field('place_ids').error}
          onChoose={(ids) => choose('place_ids', ids)}
        />
      )}
      {event.service_mode === 'individual_services' ? (
        <Items
          id="service_ids"
          label={SERVICES}
          items={services}
          chosen={form.watch('service_ids') ?? []}
          error={field('service_ids').error}
          onChoose={(ids) => choose('service_ids', ids)}
        />
      ) : null}
      {touched ? <Touched by={touched} /> : null}
    </FormDialog>
  );
}

const touches = ({ offers_ended: offers, ...touched }: EventResources) =>
  touchesBookings(touched) || offers.length > 0;

const touchesBookings = ({ kept, assigned, overlapping }: Omit<EventResources, 'offers_ended'>) =>
  kept.length + assigned.length + overlapping.length > 0;

interface Item {
  id: number;
  name: string;
}

interface ItemsProps {
  id: string;
  label: string;
  items: readonly Item[];
  chosen: readonly number[];
  error: string | undefined;
  onChoose: (ids: number[]) => void;
}

function Items({ id, label, items, chosen, error, onChoose }: ItemsProps) {
  if (items.length === 0) return null;
  return (
    <FieldGroup id={id} label={label} error={error}>
      <Stack gap={8}>
        {items.map((item) => (
          <Checkbox
            key={item.id}
            label={item.name}
            checked={chosen.includes(item.id)}
            onChange={({ target: { checked } }) =>
              onChoose(checked ? [...chosen, item.id] : chosen.filter((one) => one !== item.id))
            }
          />
        ))}
      </Stack>
    </FieldGroup>
  );
}

type Times = Partial<Pick<PersonValue, 'start_time' | 'end_time'>>;
type Chosen = Pick<PersonValue, 'id'> & { [Name in keyof Times]?: string | null | undefined };

interface PeopleProps {
  businessId: number;
  event: OwnerEvent;
  chosen: readonly Chosen[];
  error: string | undefined;
  errorAt: (index: number, name: 'start_time' | 'end_time') => string | undefined;
  onChoose: (people: Chosen[]) => void;
}

function People({ businessId, event, chosen, error, errorAt, onChoose }: PeopleProps) {
  const people = inUse(useCall('listPeople', { params: { businessId } }).data);
  // Kept apart from the times, so that emptying both while typing doesn't take the fields away.
  const [withOwnHours, setWithOwnHours] = useState<readonly number[]>(() =>
    chosen.filter((person) => person.start_time || person.end_time).map(({ id }) => id),
  );
  if (people.length === 0) return null;
  const without = (id: number) => withOwnHours.filter((one) => one !== id);
  const set = (id: number, times: Times) =>
    onChoose(chosen.map((person) => (person.id === id ? { ...person, ...times } : person)));
  return (
    <FieldGroup id="person_ids" label={PEOPLE} error={error}>
      <Stack gap={12}>
        {people.map(({ id, name }) => {
          const at = chosen.findIndex((person) => person.id === id);
          const person = chosen[at];
          const hasOwnHours = withOwnHours.includes(id);
          return (
            <Stack gap={8} key={id}>
              <Row gap={12} justify="between">
                <Checkbox
                  label={name}
                  checked={person !== undefined}
                  onChange={({ target: { checked } }) => {
                    setWithOwnHours(without(id));
                    onChoose(checked ? [...chosen, { id }] : chosen.filter((one) => one.id !== id));
                  }}
                />
                {person ? (
                  <Checkbox
                    label={ownHoursOf(name)}
                    checked={hasOwnHours}
                    onChange={({ target: { checked } }) => {
                      setWithOwnHours(without(id).concat(checked ? id : []));
                      set(
                        id,
                        checked
                          ? { start_time: event.start_time, end_time: event.end_time }
                          : { start_time: '', end_time: '' },
                      );
                    }}
                  />
                ) : null}
              </Row>
              {person && hasOwnHours ? (
                <FieldRow>
                  <TimeField
                    label={FROM}
                    value={person.start_time ?? ''}
                    error={errorAt(at, 'start_time')}
                    onChange={({ target: { value } }) => set(id, { start_time: value })}
                  />
                  <TimeField
                    label={UNTIL}
                    value={person.end_time ?? ''}
                    error={errorAt(at, 'end_time')}
                    onChange={({ target: { value } }) => set(id, { end_time: value })}
                  />
                </FieldRow>
              ) : null}
            </Stack>
          );
        })}
      </Stack>
    </FieldGroup>
  );
}

function Touched({ by }: { by: EventResources }) {
  const { kept, assigned, overlapping, offers_ended: offers } = by;
  return (
    <Notice tone="warning" isAnnounced>
      <Stack gap={12}>
        {touchesBookings(by) ? <p>{NOTHING_CANCELLED}</p> : null}
        <Some words={KEPT} bookings={kept} />
        <Some words={ASSIGNED} bookings={assigned} />
        <Some words={OVERLAPPING} bookings={overlapping} />
        {offers.length > 0 ? <p>{offersEndedText(offers)}</p> : null}
      </Stack>
    </Notice>
  );
}

function Some({ words, bookings }: { words: string; bookings: readonly OwnerBooking[] }) {
  if (bookings.length === 0) return null;
  return (
    <div>
      <p>{words}</p>
      <BulletList lines={bookings.map(bookingLine)} />
    </div>
  );
}

const explained = (name: string, date: string) => `${name}, ${date}. Only this date changes.`;
const PEOPLE = 'People';
const PLACES = 'Places';
const SERVICES = 'Services';
const ownHoursOf = (name: string) => `Own hours for ${name}`;
const FROM = 'From';
const UNTIL = 'Until';
const SAVE_ANYWAY = 'Save Anyway';
const resourcesSaved = (date: string) => `We’ve saved your changes to ${date}.`;
const RESOURCES_FAILED = {
  refused: 'We couldn’t change this date.',
  network: 'We couldn’t change this date. Check your connection, then try again.',
};

const NOTHING_CANCELLED = 'This affects bookings. None of them is cancelled or moved.';
const KEPT = 'These keep the person or service they were booked with:';
const ASSIGNED = 'These are assigned to one of the people you chose:';
const OVERLAPPING = 'These overlap another booking with the same person or at the same place:';
