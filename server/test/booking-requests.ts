/** The requests of a test's customer, and their responses. */

import { z } from 'zod';
import { bookedAnswer, slotTakenAnswer, type BookedAnswer } from '@daybook/schema/contract/booking';
import { errorAnswer, type ErrorAnswer } from '@daybook/schema/contract/calls';
import { slot as slotShape, type Slot } from '@daybook/schema/contract/slot';
import { emails } from '../src/database/email-tables.ts';
import { eventually } from './eventually.ts';
import type { TestServer } from './start.ts';

export async function slotsOf(server: TestServer, eventId: number, query = ''): Promise<Slot[]> {
  const answer = await server.get(`/api/events/${eventId}/time-slots${query}`);
  return z.array(slotShape).parse(await answer.json());
}

export async function firstFree(server: TestServer, eventId: number, query = ''): Promise<Slot> {
  const slot = (await slotsOf(server, eventId, query)).find((offered) => !offered.is_booked);
  if (!slot) throw new Error(`event ${eventId} has no free slot`);
  return slot;
}

/** Returns a complete booking request for that slot. */
export function bookingRequestFor(slot: Slot, given: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    attendee_first_name: 'Ada',
    attendee_last_name: 'Lovelace',
    attendee_email: 'ada@example.com',
    selected_start_time: slot.start_time,
    selected_end_time: slot.end_time,
    ...given,
  };
}

export function book(
  server: TestServer,
  slot: Slot,
  given: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  return server.post(`/api/time-slots/${slot.id}/book`, bookingRequestFor(slot, given), headers);
}

/** Books the event's free slot of that number, from 0. */
export async function bookFree(
  server: TestServer,
  eventId: number,
  number = 0,
  given: Record<string, unknown> = {},
): Promise<BookedAnswer> {
  const slot = (await slotsOf(server, eventId)).filter((offered) => !offered.is_booked)[number];
  if (!slot) throw new Error(`event ${eventId} has no free slot ${number}`);
  return bookedBy(book(server, slot, given));
}

/** Fails unless the booking was accepted. */
export async function bookedBy(answer: Promise<Response>): Promise<BookedAnswer> {
  const response = await answer;
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
  return bookedAnswer.parse(await response.json());
}

/** Parses a successful response; fails the test with the text of any other. */
export async function answerTo<Shape extends z.ZodType>(
  shape: Shape,
  answer: Promise<Response>,
): Promise<z.output<Shape>> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return shape.parse(await response.json());
}

export async function refusalOf(answer: Promise<Response>): Promise<ErrorAnswer & { status: number }> {
  const response = await answer;
  const body = errorAnswer.parse(await response.json());
  return { status: response.status, ...body };
}

export async function takenBy(answer: Promise<Response>) {
  const response = await answer;
  return { status: response.status, ...slotTakenAnswer.parse(await response.json()) };
}

export function tokenIn(address: string): string {
  return new URL(address).searchParams.get('token') ?? '';
}

/** Writes so many emails to an address, as if strangers had just caused them. */
export async function importStrangersEmails(
  server: TestServer,
  recipient: string,
  emailRows: number,
): Promise<void> {
  const email = { kind: 'booking_confirmed', recipient, countedFor: recipient, createdAt: server.clock.now };
  await server.add.emails(Array.from({ length: emailRows }, () => email));
}

/** Resolves when the worker has sent what is queued, so that a test can then change the results itself. */
export async function emailsSent({ database }: TestServer): Promise<void> {
  const isOpen = ({ status }: { status: string }) => status === 'queued' || status === 'sending';
  await eventually(
    async () => !(await database.select({ status: emails.status }).from(emails)).some(isOpen),
    20,
    () => 'every email has been sent',
  );
}

/** Returns kinds and recipients of the emails in the outbox, oldest first. */
export async function emailsIn({ database }: TestServer): Promise<string[]> {
  const emailRows = await database.select().from(emails).orderBy(emails.id);
  return emailRows.map(({ kind, recipient }) => `${kind} to ${recipient}`);
}
