import { z } from 'zod';
import { diary as diaryShape, type Diary } from '@daybook/schema/contract/diary';
import { slot as slotShape, type Slot } from '@daybook/schema/contract/slot';

export async function readDiary(url: string, slug: string): Promise<Diary> {
  const answer = await fetch(`${url}/api/diary/${slug}`);
  return diaryShape.parse(await answer.json());
}

export async function readSlots(url: string, eventId: number): Promise<Slot[]> {
  const answer = await fetch(`${url}/api/events/${eventId}/time-slots`);
  return z.array(slotShape).parse(await answer.json());
}

/** Returns every free slot of a diary's time-slot events that need nothing but a name, in order. */
export async function freeSlots(url: string, slug: string): Promise<Slot[]> {
  const { events } = await readDiary(url, slug);
  const plain = events.filter((event) => event.service_mode === 'time_slots' && !event.is_home_visit);
  const lists = await Promise.all(plain.map((event) => readSlots(url, event.id)));
  return lists.flat().filter((slot) => !slot.is_booked);
}

export interface Attempt {
  status: number;
  reference: string | null;
}

const booked = z.object({ booking_reference: z.string() });

interface Attendee {
  first?: string;
  last?: string;
  email: string;
  /** How many people come; one if absent. */
  places?: number;
}

/** Books a slot as the widget would, by default for Ada Lovelace. */
export function bookOverHttp(
  url: string,
  slot: Pick<Slot, 'id' | 'start_time' | 'end_time'>,
  { first = 'Ada', last = 'Lovelace', email, places }: Attendee,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/api/time-slots/${slot.id}/book`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({
      attendee_first_name: first,
      attendee_last_name: last,
      attendee_email: email,
      attendee_phone: '07700 900123',
      selected_start_time: slot.start_time,
      selected_end_time: slot.end_time,
      places,
    }),
  });
}

/** Books as `customer-<number>@example.com`. */
export async function book(
  url: string,
  slot: Slot,
  number: number,
  headers: Record<string, string> = {},
): Promise<Attempt> {
  const attendee = { first: 'Customer', last: `Number ${number}`, email: `customer-${number}@example.com` };
  const answer = await bookOverHttp(url, slot, attendee, headers);
  const body: unknown = await answer.json();
  const success = booked.safeParse(body);
  return { status: answer.status, reference: success.success ? success.data.booking_reference : null };
}
