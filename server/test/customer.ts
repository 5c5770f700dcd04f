/** A customer who books over HTTP, for tests that speak to a whole server. */
import { diary as diaryShape, type Diary } from '@daybook/schema/contract/diary';
import { slot as slotShape, type Slot } from '@daybook/schema/contract/slot';
import { z } from 'zod';

export async function readDiary(url: string, slug: string): Promise<Diary> {
  const answer = await fetch(`${url}/api/diary/${slug}`);
  return diaryShape.parse(await answer.json());
}

export async function readSlots(url: string, eventId: number): Promise<Slot[]> {
  const answer = await fetch(`${url}/api/events/${eventId}/time-slots`);
  return z.array(slotShape).parse(await answer.json());
}

/** Every free slot of a diary's time-slot events that ask for nothing but a name, in order. */
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

/** Books as `customer-<number>@example.com`. */
export async function book(
  url: string,
  slot: Slot,
  number: number,
  headers: Record<string, string> = {},
): Promise<Attempt> {
  const answer = await fetch(`${url}/api/time-slots/${slot.id}/book`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({
      attendee_first_name: 'Customer',
      attendee_last_name: `Number ${number}`,
      attendee_email: `customer-${number}@example.com`,
      selected_start_time: slot.start_time,
      selected_end_time: slot.end_time,
    }),
  });
  const body: unknown = await answer.json();
  const success = booked.safeParse(body);
  return { status: answer.status, reference: success.success ? success.data.booking_reference : null };
}
