/** A customer who has booked and has the email, for the journeys of the cancel page. */

import { bookedAnswer, type BookedAnswer } from '@daybook/schema/contract/booking';
import type { Slot } from '@daybook/schema/contract/slot';
import { newestMail } from '../../server/test/browser.ts';
import { bookOverHttp, freeSlots } from '../../server/test/customer.ts';

interface Booked {
  answer: BookedAnswer;
  slot: Slot;
  email: string;
  /** The cancel link in the email. */
  link: string;
}

/** Books the first free time of a diary over HTTP, the demo clinic's by itself, and reads the cancel link in the mail that comes. */
export async function bookAndReadMail(url: string, email: string, slug = 'harbour-physio'): Promise<Booked> {
  const [slot] = await freeSlots(url, slug);
  if (!slot) throw new Error(`${slug} has no free time`);
  const response = await bookOverHttp(url, slot, { email });
  const answer = bookedAnswer.parse(await response.json());
  const mail = await newestMail(url, email, /./);
  const [link] = mail.text.match(/https?:\/\/\S+\/cancel\?token=[\w-]+/) ?? [];
  if (!link) throw new Error('the email has no cancel link');
  return { answer, slot, email, link };
}

/** Whether the slot can be booked now. */
export async function isFree(url: string, slot: Slot): Promise<boolean> {
  return (await freeSlots(url, 'harbour-physio')).some(({ id }) => id === slot.id);
}

interface Customer {
  email: string;
}

/** Books the first free time of a diary as Ada Lovelace, over HTTP. */
export async function bookAt(
  url: string,
  slug: string,
  { email }: Customer,
): Promise<{ reference: string; slot: Slot }> {
  const [slot] = await freeSlots(url, slug);
  if (!slot) throw new Error(`${slug} has no free time`);
  const response = await bookOverHttp(url, slot, { email });
  return { reference: bookedAnswer.parse(await response.json()).booking_reference, slot };
}
