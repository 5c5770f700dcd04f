/** What the form of a new booking begins with, and what becomes of it. */
import type { CatalogueService } from '@daybook/schema/contract/catalogue';
import type { AddBookingForm, Customer } from '@daybook/schema/contract/customers';
import { minutesOf } from '@daybook/schema/rules/clock-time';

export type KnownCustomer = Pick<Customer, 'id' | 'first_name' | 'last_name' | 'email' | 'phone'>;

/** What is left out is chosen in the form. */
export interface BookingStart {
  /** YYYY-MM-DD */
  date?: string;
  /** HH:MM */
  time?: string;
  personId?: number | null;
  customer?: KnownCustomer;
  /** The name of the service that the customer had before. */
  serviceName?: string | null;
}

/** Returns what the fields begin with: the same service as before where it is still offered, and the first otherwise. */
export function firstValues(
  { date, time, personId, customer, serviceName }: BookingStart,
  services: readonly CatalogueService[],
  today: string,
): AddBookingForm {
  const service = services.find(({ name }) => name === serviceName) ?? services[0];
  return {
    slot_id: null,
    date: date ?? today,
    start_time: time ?? '',
    service_id: service?.id ?? null,
    person_id: personId ?? null,
    place_id: null,
    allow_overlap: false,
    ...contactOf(customer),
    customer_address: '',
    customer_postcode: '',
  };
}

/** Returns a customer as the form's fields. */
export const contactOf = (customer: KnownCustomer | undefined) => ({
  attendee_first_name: customer?.first_name ?? '',
  attendee_last_name: customer?.last_name ?? '',
  attendee_email: customer?.email ?? '',
  attendee_phone: customer?.phone ?? '',
  customer_id: customer?.id ?? null,
});

/** Returns the first word and the rest: 'Ada', 'King Lovelace'. */
export function splitName(name: string): { first: string; last: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first, last: rest.join(' ') };
}

/** Minutes within which another start is what the owner means. */
const NEAR = 30;

/** Returns the free start that is meant by a time of the week view: itself, or else the nearest; the time where none is near. */
export function nearestStart(starts: readonly string[], wanted: string): string {
  const distance = (start: string) => Math.abs(minutesOf(start) - minutesOf(wanted));
  const [nearest] = starts.toSorted((one, other) => distance(one) - distance(other));
  return nearest !== undefined && distance(nearest) <= NEAR ? nearest : wanted;
}
