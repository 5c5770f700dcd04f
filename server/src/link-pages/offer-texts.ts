import type { OfferSeen } from '@daybook/schema/contract/waiting-list';
import { offerGone } from '@daybook/schema/words/waiting-list-texts';

export const OFFER_TITLE = 'A time for you';
export const offerIntroduction = (firstName: string, business: string) =>
  `${firstName}, ${business} has this time free. Nothing is booked until you take it.`;
export const OFFER_HELP =
  'Open the link in the email again. Links stop working once your details have been deleted.';
/** `time` is '14:30'. */
export const heldUntil = (time: string) => `We’re holding it for you until ${time}.`;
export const NOT_HELD =
  'No one has this time yet, and we’re not holding it: the first person to take it gets it.';
export const movesYou = (when: string) =>
  `You have an appointment on ${when}. Taking this time moves it here, and your old time is free for someone else.`;
export const TAKE = 'Take this time';
export const NO_THANKS = 'No thanks';
export const YOUR_ADDRESS = 'Address';
export const YOUR_POSTCODE = 'Postcode';
export const HOME_VISIT_MEANS = 'This appointment is at your home, so we need to know where that is.';

export const takenTitle = (firstName: string) => `You’re booked, ${firstName}`;
export const TAKEN_MEANS = 'We’re emailing you a confirmation.';
/** For an offer that moved a booking. */
export const movedTitle = (firstName: string) => `Your new time is booked, ${firstName}`;
export const MOVED_MEANS = 'We’re emailing you the new time.';
export const TAKEN_BEFORE = 'You’ve already taken this time';
export const TAKEN_BEFORE_MEANS =
  'It was booked for you then. Your booking shows whether it has changed since.';
export const SEE_BOOKING = 'See, move or cancel your booking';

const ENDED = {
  declined: {
    title: 'No problem',
    text: 'Someone else can have this time now. If another one suits you, we’ll email you.',
  },
  gone: {
    title: 'Someone else has this time now',
    text: 'They’ve booked it, or we’re holding it for them. If another time suits you, we’ll email you.',
  },
  over: {
    title: 'This offer has ended',
    text: 'You can’t take this time any more: it has begun, it isn’t offered now, or you aren’t on the waiting list any more. The diary shows what’s free.',
  },
};
/** `gone_for` is the true reason where we held the time and can't any more. */
export function endedText(
  kind: keyof typeof ENDED,
  { gone_for: goneFor, business_name: business, person_name: person }: OfferSeen,
): { title: string; text: string } {
  if (goneFor === null) return ENDED[kind];
  return {
    title: 'We can’t hold this time for you any more',
    text: `${offerGone(goneFor, { business, person })} If another time suits you, we’ll email you.`,
  };
}
export const SEE_DIARY = 'See what’s free';
export const OFFER_FACTS = { when: 'When', what: 'What', who: 'With', where: 'Where' } as const;
