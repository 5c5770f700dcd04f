import { calls } from '@daybook/schema/contract/calls';
import type { OfferSeen } from '@daybook/schema/contract/waiting-list';
import { longDate } from '@daybook/schema/rules/date';
import { choicePath } from '@daybook/schema/rules/diary-choice';
import { priceText } from '@daybook/schema/rules/money';
import { whenIn } from '@daybook/schema/rules/when';
import { zoneName } from '@daybook/schema/rules/zone-name';
import {
  CANCELLATION_POLICY,
  howBusinessUsesDetails,
  OUR_PRIVACY_POLICY,
} from '@daybook/schema/words/legal-texts';
import { pages } from '@daybook/schema/words/routes';
import type { Context } from '../context.ts';
import { refusalOfInput } from '../http/errors.ts';
import { declineOffer, offerLinkInvalid, seeOffer, takeOffer } from '../waiting-list/take.ts';
import type { LinkView } from './link-document.tsx';
import type { LinkPage, OpenedLink, RefusedForm } from './link-page.ts';
import * as texts from './offer-texts.ts';

/** `move` takes the time too, and moves the booking that somebody has. */
type OfferChange = 'take' | 'move' | 'decline';

/** `/offer?token=`, from the email that offers a free time. */
export function offerPage(context: Context): LinkPage<OfferChange> {
  const take = ({ token }: OpenedLink, form: Readonly<Record<string, string>>) => {
    const { service_price: price, customer_address, customer_postcode } = form;
    const service_price = price ? Number(price) : null;
    const parsed = calls.takeOffer.body.safeParse({
      token,
      service_price,
      customer_address,
      customer_postcode,
    });
    if (!parsed.success) return Promise.reject(refusalOfInput(parsed.error));
    return takeOffer(context, parsed.data);
  };
  return {
    path: pages.offer,
    token: calls.getOffer.query,
    invalid: offerLinkInvalid,
    help: texts.OFFER_HELP,
    limit: context.limits.waitingList.links,
    fields: ['service_price', 'customer_address', 'customer_postcode'],
    see: async ({ token }, { done, refused }) =>
      offerView(await seeOffer(context, token), done.at(-1) ?? null, refused),
    changes: { take, move: take, decline: ({ token }) => declineOffer(context, token) },
  };
}

export function offerView(offer: OfferSeen, done: OfferChange | null, again: RefusedForm | null): LinkView {
  const diary = choicePath(offer.diary_slug, {});
  const shown = { business: { name: offer.business_name, href: diary }, facts: factsOf(offer), lines: [] };
  switch (offer.state) {
    case 'held':
    case 'free':
      return { ...shown, ...openView(offer, again) };
    case 'taken': {
      const booking = { label: texts.SEE_BOOKING, href: offer.cancel_url ?? diary };
      return { ...shown, ...takenView(offer, done), actions: [booking] };
    }
    case 'declined':
    case 'gone':
    case 'over': {
      const { title, text } = texts.endedText(offer.state, offer);
      return { ...shown, title, lead: text, actions: [{ label: texts.SEE_DIARY, href: diary }] };
    }
  }
}

/** Shows an offered time, held for this person or for the first to take it. */
function openView(offer: OfferSeen, again: RefusedForm | null) {
  const { business_name: business, moves, privacy_notice: notice } = offer;
  return {
    title: texts.OFFER_TITLE,
    lead: texts.offerIntroduction(offer.attendee_first_name, business),
    facts: [...factsOf(offer), { label: CANCELLATION_POLICY, value: offer.cancellation_policy ?? '' }],
    notes: [heldText(offer)],
    lines: [
      ...(moves ? [texts.movesYou(`${longDate(moves.event_date)} at ${moves.start_time}`)] : []),
      ...(offer.is_home_visit ? [texts.HOME_VISIT_MEANS] : []),
    ],
    form: {
      hidden: { service_price: String(offer.service_price ?? '') },
      fields: offer.is_home_visit ? addressFields(again) : [],
      problem: again && again.message,
    },
    actions: [
      { label: texts.TAKE, change: moves ? 'move' : 'take', isPrimary: true },
      { label: texts.NO_THANKS, change: 'decline', isPrimary: false },
    ],
    foot: [
      ...(notice ? [{ label: howBusinessUsesDetails(business), href: notice }] : []),
      { label: OUR_PRIVACY_POLICY, href: pages.privacy },
    ],
  };
}

function heldText({ held_until: until, timezone }: OfferSeen): string {
  if (until === null) return texts.NOT_HELD;
  return texts.heldUntil(whenIn({ starts_at: until, ends_at: until }, timezone).from);
}

const ADDRESS = [
  { name: 'customer_address', label: texts.YOUR_ADDRESS, autocomplete: 'street-address' },
  { name: 'customer_postcode', label: texts.YOUR_POSTCODE, autocomplete: 'postal-code' },
];

const addressFields = (again: RefusedForm | null) =>
  ADDRESS.map((field) => ({
    ...field,
    value: again?.typed[field.name] ?? '',
    problem: again?.problems[field.name],
  }));

/** Says that it was booked just now on this page, or before. */
function takenView({ attendee_first_name: name }: OfferSeen, done: OfferChange | null) {
  if (done === 'take') return { title: texts.takenTitle(name), lead: texts.TAKEN_MEANS };
  if (done === 'move') return { title: texts.movedTitle(name), lead: texts.MOVED_MEANS };
  return { title: texts.TAKEN_BEFORE, lead: texts.TAKEN_BEFORE_MEANS };
}

function factsOf(offer: OfferSeen): LinkView['facts'] {
  const { date, times } = whenIn(offer, offer.timezone);
  const { service_name: service, service_price: price } = offer;
  const listed = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ');
  const what = [service ?? offer.event_name, price === null ? null : priceText(price)];
  return [
    { label: texts.OFFER_FACTS.when, value: `${longDate(date)}, ${times} (${zoneName(offer.timezone)})` },
    { label: texts.OFFER_FACTS.what, value: what.filter(Boolean).join(' · ') },
    { label: texts.OFFER_FACTS.who, value: listed(offer.person_name, offer.business_name) },
    {
      label: texts.OFFER_FACTS.where,
      value: listed(offer.venue_name, offer.venue_address, offer.venue_postcode),
    },
  ];
}
