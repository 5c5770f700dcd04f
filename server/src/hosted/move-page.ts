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
import { cancelLinkInvalid } from '../bookings/cancel.ts';
import type { BookingWithBusiness } from '../bookings/decision-facts.ts';
import type { Moving } from '../bookings/move/move.ts';
import type { SlotsChoice } from '../diary/diary.ts';
import type { MayMake } from '../diary/diary-answers.ts';
import { Refusal, type RefusalStatus } from '../http/errors.ts';
import type { Message } from '../pages/message-document.tsx';
import { bookedPath, movedAs, pageMoveOf, type BookedParts } from './booked-page.ts';
import type { PostedForm } from './answer-page.ts';
import { BOOKING_CANCELLED, CANNOT_CHANGE, MOVE_FAILED, SEE_YOUR_BOOKING } from './page-texts.ts';
import { emptyForm, pageOf, withChosenMonth, type Get } from './show-diary.ts';

export interface MoveParts extends BookedParts {
  moving: Moving;
}

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

type Parts = MoveParts & { mayMake: MayMake };

/** Throws the 404 for a token of no booking or of another diary's booking, the 402 and the 429. */
export async function movePageFor(asked: MoveAsked, parts: Parts): Promise<MovePageOutcome> {
  return showMove(asked, null, parts);
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
  slug: string,
  get: Get,
  address: string,
  parts: Parts,
): Promise<MovePageOutcome> {
  const token = cancelToken.safeParse(get('token'));
  if (!token.success) throw cancelLinkInvalid();
  const slotId = get('slot_id') ?? '';
  try {
    const moved = await parts.moving.move({ token: token.data, slotId, address });
    return { path: bookedPath(slug, token.data, movedAs(moved)) };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 402 || error.extras.kind === 'booking-link')
      throw error;
    const eventId = parseSlotId(slotId)?.eventId ?? null;
    const asked = { ...readMoveChoice(get), eventId, slotId };
    return showMove({ slug, token: token.data, asked, address }, error, parts);
  }
}

async function showMove(
  { slug, token: given, asked, address }: MoveAsked,
  refusal: Refusal | null,
  parts: Parts,
): Promise<MovePageOutcome> {
  const token = cancelToken.safeParse(given);
  if (!token.success) throw cancelLinkInvalid();
  const found = await parts.moving.find(token.data, address);
  const { diarySlug } = found.business;
  if (slug !== diarySlug) {
    if ((await parts.reader.newSlugOf(slug)) !== diarySlug) throw cancelLinkInvalid();
    return { path: movePath(diarySlug, token.data, asked) };
  }
  const move = pageMoveOf(found, token.data, await parts.cancelling.details(token.data, address));
  if (!move.booking.can_move) return { message: cannotChange(move) };
  const diary = await diaryToMoveIn(found, asked, parts);
  const choice = moveChoice(diary, asked, move.booking);
  const form = { ...emptyForm(parts.stamps), banner: refusal?.message ?? null };
  const readSlots = (eventId: number, chosen: SlotsChoice) =>
    parts.moving.diary.slots(found, eventId, chosen, parts.mayMake);
  return {
    page: { ...(await pageOf(diary, choice, { form, readSlots }, parts)), move },
    status: refusal?.status ?? 200,
    headers: refusal?.extras.headers ?? {},
  };
}

/** Returns the diary with as much of the month as one response has room for. */
async function diaryToMoveIn(
  found: BookingWithBusiness,
  asked: DiaryChoice,
  { moving, mayMake }: Parts,
): Promise<Diary> {
  const date = asked.date ?? (asked.eventId === null ? found.booking.eventDate : null);
  const diary = await moving.diary.diary(found, { eventId: asked.eventId, date }, mayMake);
  return withChosenMonth(diary, asked, (month) => moving.diary.month(found, month, mayMake));
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
