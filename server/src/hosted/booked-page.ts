/** Shows the confirmation of a booking made without JavaScript. Its address contains the cancel token. */

import { cancelToken, type CancelDetails, type MovedAnswer } from '@daybook/schema/contract/cancel';
import type { DiaryPage, PageMove } from '@daybook/schema/contract/diary-page';
import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { buildPath } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { bookedAnswerOf } from '../bookings/booking-responses.ts';
import { cancelDetails, cancelLinkInvalid, findByLink } from '../bookings/cancel.ts';
import type { BookingWithBusiness } from '../bookings/decision-facts.ts';
import { currentAddressOf } from '../businesses/former-addresses-store.ts';
import type { MayMake } from '../diary/diary-answers.ts';
import { diaryOfBusiness } from '../diary/read-diary.ts';
import type { PageContext } from './page-context.ts';
import { emptyForm, type Get } from './show-diary.ts';

type BookedOutcome = { page: DiaryPage } | { path: string };

/** `moved` is from `movedAs` if the booking was just moved. */
export function bookedPath(slug: string, token: string | null, moved?: string): string {
  return buildPath(pages.diaryBooked, { slug }, { token, moved });
}

/**
 * Resolves even if the business no longer takes bookings. Throws the 404 for a token of no booking or of
 * another diary's booking, and the 429. The rate limits count `address`.
 */
export async function bookedPageFor(
  context: PageContext,
  { slug, get, address }: { slug: string; get: Get; address: string },
  mayMake: MayMake,
): Promise<BookedOutcome> {
  const { limits, publicUrl, clock, stamps } = context;
  const token = cancelToken.safeParse(get('token'));
  if (!token.success) throw cancelLinkInvalid();
  const link = { token: token.data, address };
  const found = await findByLink(context, link, limits.cancellations.attempts);
  const { id, diarySlug } = found.business;
  if (slug !== diarySlug) {
    if ((await currentAddressOf(context.database.read, slug)) !== diarySlug) throw cancelLinkInvalid();
    return { path: bookedPath(diarySlug, token.data, get('moved')) };
  }
  const page = {
    diary: await diaryOfBusiness(context, id, mayMake),
    choice: NOTHING_CHOSEN,
    slots: null,
    origin: publicUrl,
    now: clock(),
    form: emptyForm(stamps),
    booked: bookedAnswerOf(found, token.data, publicUrl),
    move: null,
    waiting: null,
    ...(await justMoved(found, get('moved'), () => cancelDetails(context, link), {
      token: token.data,
      publicUrl,
    })),
  };
  return { page };
}

// How a booking was just moved without JavaScript, as the confirmation's address says.
const EMAILED = 'emailed';
const NOT_EMAILED = 'yes';

export const movedAs = ({ is_confirmed_by_email }: MovedAnswer) =>
  is_confirmed_by_email ? EMAILED : NOT_EMAILED;

/** Returns what the page shows of the booking being moved. */
export function pageMoveOf(
  { booking }: BookingWithBusiness,
  token: string,
  details: CancelDetails,
): PageMove {
  return { token, booking: { ...details, person_id: booking.personId } };
}

interface Shown {
  token: string;
  publicUrl: string;
}

/** Returns what a confirmation's page adds if `moved` says that the booking was just moved, or null. */
async function justMoved(
  found: BookingWithBusiness,
  moved: string | undefined,
  readDetails: () => Promise<CancelDetails>,
  { token, publicUrl }: Shown,
): Promise<{ move: PageMove; booked: MovedAnswer } | null> {
  if (moved !== EMAILED && moved !== NOT_EMAILED) return null;
  const move = pageMoveOf(found, token, await readDetails());
  const { changes_until, change_notice_hours } = move.booking;
  return {
    move,
    booked: {
      ...bookedAnswerOf(found, token, publicUrl, 'booking_moved'),
      changes_until,
      change_notice_hours,
      is_confirmed_by_email: moved === EMAILED,
      is_business_emailed: true,
    },
  };
}
