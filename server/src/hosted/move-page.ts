/** Lets a customer change a booking's time on the hosted diary, at addresses with the emailed token. */

import { cancelToken } from '@daybook/schema/contract/cancel';
import type { Diary } from '@daybook/schema/contract/diary';
import type { DiaryPage, PageMove } from '@daybook/schema/contract/diary-page';
import { mailtoOf, telOf } from '@daybook/schema/rules/contact-link';
import type { DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { moveChoice, movePath, readMoveChoice } from '@daybook/schema/rules/move-choice';
import { withQuery } from '@daybook/schema/rules/path';
import { parseSlotId } from '@daybook/schema/rules/slot-id';
import { tooLateToChangeOnline, ONLY_BUSINESS_MOVES } from '@daybook/schema/words/change-texts';
import { pages } from '@daybook/schema/words/routes';
import { cancelDetails, cancelLinkInvalid } from '../bookings/cancel.ts';
import type { BookingWithBusiness } from '../bookings/decision-facts.ts';
import { moveDiary, moveMonth, moveSlots } from '../bookings/move/move-diary.ts';
import { findToMove, moveByLink } from '../bookings/move/move.ts';
import { currentAddressOf } from '../businesses/former-addresses-store.ts';
import type { MayMake } from '../diary/diary-answers.ts';
import type { SlotsChoice } from '../diary/diary.ts';
import { Refusal, type RefusalStatus } from '../http/errors.ts';
import type { Message } from '../pages/message-document.tsx';
import type { PostedForm } from './answer-page.ts';
import { bookedPath, movedAs, pageMoveOf } from './booked-page.ts';
import type { PageContext } from './page-context.ts';
import { BOOKING_CANCELLED, CANNOT_CHANGE, MOVE_FAILED, SEE_YOUR_BOOKING } from './page-texts.ts';
import { emptyForm, pageOf, withChosenMonth, type Get } from './show-diary.ts';

export type MovePageOutcome =
  | { page: DiaryPage; status: 200 | RefusalStatus; headers: Record<string, string> }
  | { message: Message }
  /** The path of the diary now, or of the moved booking. */
  | { path: string };

interface MoveAsked {
  slug: string;
  token: string | undefined;
  asked: DiaryChoice;
  /** The address that the rate limits count. */
  address: string;
}

/** Throws the 404 for a token of no booking or of another diary's booking, the 402 and the 429. */
export function movePageFor(
  context: PageContext,
  asked: MoveAsked,
  mayMake: MayMake,
): Promise<MovePageOutcome> {
  return showMove(context, asked, null, mayMake);
}

export const moveAskedBy = (slug: string, get: Get, address: string): MoveAsked => ({
  slug,
  token: get('move'),
  asked: readMoveChoice(get),
  address,
});

export const MOVE_FORM: PostedForm = {
  failed: MOVE_FAILED,
  fields: ['token', 'slot_id', 'venue', 'with'],
};

/** Moves the booking by the form without JavaScript. A refusal is shown on the page with fresh times. */
export async function moveByForm(
  context: PageContext,
  { slug, get, address }: { slug: string; get: Get; address: string },
  mayMake: MayMake,
): Promise<MovePageOutcome> {
  const token = cancelToken.safeParse(get('token'));
  if (!token.success) throw cancelLinkInvalid();
  const slotId = get('slot_id') ?? '';
  try {
    const moved = await moveByLink(context, { token: token.data, address }, slotId);
    return { path: bookedPath(slug, token.data, movedAs(moved)) };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 402 || error.extras.kind === 'booking-link')
      throw error;
    const eventId = parseSlotId(slotId)?.eventId ?? null;
    const asked = { ...readMoveChoice(get), eventId, slotId };
    return showMove(context, { slug, token: token.data, asked, address }, error, mayMake);
  }
}

async function showMove(
  context: PageContext,
  { slug, token: given, asked, address }: MoveAsked,
  refusal: Refusal | null,
  mayMake: MayMake,
): Promise<MovePageOutcome> {
  const token = cancelToken.safeParse(given);
  if (!token.success) throw cancelLinkInvalid();
  const link = { token: token.data, address };
  const found = await findToMove(context, link);
  const { diarySlug } = found.business;
  if (slug !== diarySlug) {
    if ((await currentAddressOf(context.database.read, slug)) !== diarySlug) throw cancelLinkInvalid();
    return { path: movePath(diarySlug, token.data, asked) };
  }
  const move = pageMoveOf(found, token.data, await cancelDetails(context, link));
  if (!move.booking.can_move) return { message: cannotChange(move) };
  const diary = await diaryToMoveIn(context, found, asked, mayMake);
  const choice = moveChoice(diary, asked, move.booking);
  const form = { ...emptyForm(context.stamps), banner: refusal?.message ?? null };
  const readSlots = (eventId: number, chosen: SlotsChoice) =>
    moveSlots(context, found, { ...chosen, eventId }, mayMake);
  return {
    page: { ...(await pageOf(context, diary, { choice, form, readSlots })), move },
    status: refusal?.status ?? 200,
    headers: refusal?.extras.headers ?? {},
  };
}

/** Returns the diary with as much of the month as one response has room for. */
async function diaryToMoveIn(
  context: PageContext,
  found: BookingWithBusiness,
  asked: DiaryChoice,
  mayMake: MayMake,
): Promise<Diary> {
  const date = asked.date ?? (asked.eventId === null ? found.booking.eventDate : null);
  const diary = await moveDiary(context, found, { eventId: asked.eventId, date }, mayMake);
  return withChosenMonth(diary, asked, (month) => moveMonth(context, found, month, mayMake));
}

function cannotChange({ token, booking }: PageMove): Message {
  const { business_name: business, business_phone: phone, business_email: email } = booking;
  return {
    heading: CANNOT_CHANGE,
    texts: [
      booking.status === 'cancelled'
        ? BOOKING_CANCELLED
        : booking.can_cancel
          ? ONLY_BUSINESS_MOVES
          : tooLateToChangeOnline(booking.change_notice_hours, business, []),
    ],
    contacts: [
      ...(phone === null ? [] : [{ text: phone, href: telOf(phone) }]),
      ...(email === null ? [] : [{ text: email, href: mailtoOf(email) }]),
    ],
    way: { label: SEE_YOUR_BOOKING, href: withQuery(pages.cancel, { token }) },
  };
}
