import type { CatalogueService } from '@daybook/schema/contract/catalogue';
import type { AddBookingForm, Customer } from '@daybook/schema/contract/customers';
import { minutesOf } from '@daybook/schema/rules/clock-time';

export type KnownCustomer = Pick<Customer, 'id' | 'first_name' | 'last_name' | 'email' | 'phone'>;

/** The owner fills in what is left out. */
export interface BookingStart {
  /** YYYY-MM-DD */
  date?: string;
  /** HH:MM */
  time?: string;
  personId?: number | null;
  customer?: KnownCustomer;
  /** The service of the customer's latest booking. */
  serviceName?: string | null;
}

/** Returns the first values. The service is the customer's latest, if it is still offered. */
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
    places: 1,
    note: '',
  };
}

export const contactOf = (customer: KnownCustomer | undefined) => ({
  attendee_first_name: customer?.first_name ?? '',
  attendee_last_name: customer?.last_name ?? '',
  attendee_email: customer?.email ?? '',
  attendee_phone: customer?.phone ?? '',
  customer_id: customer?.id ?? null,
});

export function splitName(name: string): { first: string; last: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first, last: rest.join(' ') };
}

/** Minutes between the selected time and the free start that may replace it. */
const NEAR = 30;

/** Returns the nearest free start to a time from the week view, or the time itself if none is near. */
export function nearestStart(starts: readonly string[], wanted: string): string {
  const distance = (start: string) => Math.abs(minutesOf(start) - minutesOf(wanted));
  const [nearest] = starts.toSorted((one, other) => distance(one) - distance(other));
  return nearest !== undefined && distance(nearest) <= NEAR ? nearest : wanted;
}

/** Returns what books a time despite the conflicts that the owner has seen, and despite no other. */
export const despite = (seen: string[] | null) =>
  seen === null ? { allow_overlap: false } : { allow_overlap: true, seen_conflicts: seen };
