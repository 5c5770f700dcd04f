import { z } from 'zod';
import { idField } from '@daybook/schema/contract/fields';
import { partOfDay } from '@daybook/schema/contract/waiting-list';
import { HOUR, MINUTE } from '@daybook/schema/figures/periods';
import { WAITING_LINK_HOURS } from '@daybook/schema/figures/waiting-list';
import { momentText, todayIn, wallClockAt } from '@daybook/schema/rules/calendar-day';
import { oneLine } from '@daybook/schema/rules/clean-text';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { addDays, dateText, daysText, dayTitle, longDate } from '@daybook/schema/rules/date';
import { poundsOf, priceText } from '@daybook/schema/rules/money';
import { withQuery } from '@daybook/schema/rules/path';
import { zoneName } from '@daybook/schema/rules/zone-name';
import { pages } from '@daybook/schema/words/routes';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import { OFFER_GONE_FOR, offerGone, waitingMeans } from '@daybook/schema/words/waiting-list-texts';
import { emailFromBusiness, exampleSender, senderFacts } from '../businesses/email-from-business.ts';
import type { Detail, Draft, Email, EmailPart } from '../emails/email.ts';
import type { Links } from '../tokens/seal.ts';

/** `emails.kind`: to somebody who may have joined a waiting list. */
export const WAITING_CONFIRM = 'waiting_list_confirm';
/** `emails.kind`: to somebody who waits, about a free time, held for them or not. */
export const WAITING_OFFER = 'waiting_list_offer';
/** `emails.kind`: to somebody for whom we held a time, once we can't any more. */
export const WAITING_GONE = 'waiting_list_gone';
/** `emails.kind`: to somebody who waits for a person or a service that can't be booked any more. */
export const WAITING_CHANGED = 'waiting_list_changed';

const instant = z.int().min(0).max(8.64e15);
const line = z.string().overwrite(oneLine);
const about = {
  entryId: idField,
  business: senderFacts,
  timezone: z.string(),
  firstName: line,
  /** The recipient's address, which also seals the links. */
  email: z.string(),
  /** Minutes for which an offered time is held. */
  minutes: z.int(),
};

export const confirmFacts = z.object({
  ...about,
  fromDate: z.string(),
  toDate: z.string(),
  partOfDay,
  serviceName: line.nullable(),
  personName: line.nullable(),
  expiresAt: instant,
});

export const offerFacts = z.object({
  ...about,
  offerId: idField,
  eventName: line,
  date: z.string(),
  startTime: z.string(),
  serviceName: line.nullable(),
  pricePence: z.int().nullable(),
  personName: line.nullable(),
  placeName: line.nullable(),
  /** Null if it is held for nobody. */
  heldUntil: instant.nullable(),
  /** The present time of the booking that would move; null for somebody without a booking. */
  movesFrom: instant.nullable(),
});

export const goneFacts = offerFacts.extend({ goneFor: z.enum(OFFER_GONE_FOR) });

export const changedFacts = z.object({ ...about, noLonger: z.enum(['person', 'service']), name: line });

export type ChangedFacts = z.infer<typeof changedFacts>;
export type GoneFacts = z.infer<typeof goneFacts>;
export type ConfirmFacts = z.infer<typeof confirmFacts>;
export type OfferFacts = z.infer<typeof offerFacts>;

interface WaitingEmailContext {
  supportEmail: string;
  /** Without a slash at the end. */
  publicUrl: string;
  links: Pick<Links, 'waitingListLink' | 'offerLink'>;
}

type About = Pick<ConfirmFacts, 'entryId' | 'business' | 'email'>;

const PARTS = { any: '', morning: ', mornings', afternoon: ', afternoons' } as const;

export function confirmEmail(facts: ConfirmFacts, context: WaitingEmailContext): Email {
  const { business, fromDate, toDate, expiresAt, timezone } = facts;
  const dates = fromDate === toDate ? longDate(fromDate) : `${dateText(fromDate)} to ${dateText(toDate)}`;
  const what = facts.serviceName === null ? `at ${business.name}` : `for ${facts.serviceName}`;
  return waitingEmail(facts, context, {
    subject: `Shall we tell you if a time is free ${what}, ${daysText(fromDate, toDate)}?`,
    preview: 'Please confirm that you’d like to be on the waiting list.',
    heading: `Shall we tell you if a time is free ${what}?`,
    parts: [
      { type: 'paragraph', text: `Hello ${facts.firstName},` },
      {
        type: 'paragraph',
        text: `Someone used this address to join ${business.name}’s waiting list. If it was you, please confirm.`,
      },
      {
        type: 'details',
        rows: [
          { label: 'When', value: `${dates}${PARTS[facts.partOfDay]}` },
          ...rowOf('Service', facts.serviceName),
          ...rowOf('With', facts.personName),
        ],
      },
      {
        type: 'paragraph',
        text: waitingMeans(facts.minutes),
      },
      { type: 'button', link: { label: 'Confirm', href: entryUrl(facts, context) } },
      {
        type: 'paragraph',
        text: `This opens a page where you confirm. The link works until ${momentText(expiresAt, timezone)}.`,
      },
      {
        type: 'paragraph',
        text: 'If it wasn’t you, ignore this email: you won’t be on the list unless you confirm.',
      },
    ],
  });
}

export function offerEmail(facts: OfferFacts, context: WaitingEmailContext): Email {
  const { business, heldUntil, timezone, movesFrom } = facts;
  const token = context.links.offerLink.tokenOf({ id: facts.offerId, email: facts.email });
  const moves: EmailPart[] =
    movesFrom === null
      ? []
      : [
          {
            type: 'paragraph',
            text: `If you take it, your booking moves to this time. It’s now on ${momentText(movesFrom, timezone)}.`,
          },
        ];
  return waitingEmail(facts, context, {
    subject: `${movesFrom === null ? 'A time is free' : 'An earlier time is free'}: ${offeredTime(facts)}`,
    preview: `At ${business.name}.`,
    heading: movesFrom === null ? 'A time is free' : 'An earlier time is free',
    parts: [
      { type: 'paragraph', text: `Hello ${facts.firstName},` },
      { type: 'paragraph', text: `${business.name} has a free time that fits what you’re waiting for.` },
      { type: 'details', rows: offerRows(facts) },
      { type: 'paragraph', text: heldText(heldUntil, timezone) },
      ...moves,
      {
        type: 'button',
        link: { label: 'See this time', href: withQuery(context.publicUrl + pages.offer, { token }) },
      },
      {
        type: 'paragraph',
        text:
          heldUntil === null
            ? 'The page shows whether it is still free.'
            : 'If you don’t want it, please say so on that page, so that someone else can have it sooner.',
      },
      {
        type: 'links',
        title: 'If you no longer want to wait',
        links: [{ label: 'Leave the waiting list', href: entryUrl(facts, context) }],
      },
    ],
  });
}

export function goneEmail(facts: GoneFacts, context: WaitingEmailContext): Email {
  const { business, timezone, movesFrom, goneFor, personName } = facts;
  return waitingEmail(facts, context, {
    subject: `No longer free: ${offeredTime(facts)}`,
    preview: `At ${business.name}.`,
    heading: 'We can’t hold this time for you any more',
    parts: [
      { type: 'paragraph', text: `Hello ${facts.firstName},` },
      {
        type: 'paragraph',
        text: `We’re sorry: the time that we were holding for you is no longer free. ${offerGone(goneFor, { business: business.name, person: personName })}`,
      },
      { type: 'details', rows: offerRows(facts) },
      {
        type: 'paragraph',
        text:
          movesFrom === null
            ? 'You’re still on the waiting list. If another time suits you, we’ll email you.'
            : `Your booking stays as it is, on ${momentText(movesFrom, timezone)}. If another earlier time is free, we’ll email you.`,
      },
      {
        type: 'links',
        title: 'If you no longer want to wait',
        links: [{ label: 'Leave the waiting list', href: entryUrl(facts, context) }],
      },
    ],
  });
}

export function changedEmail(facts: ChangedFacts, context: WaitingEmailContext): Email {
  const { business, noLonger, name } = facts;
  const hello: EmailPart = { type: 'paragraph', text: `Hello ${facts.firstName},` };
  if (noLonger === 'service')
    return waitingEmail(facts, context, {
      subject: `${business.name} no longer offers ${name}`,
      preview: 'You’re no longer on the waiting list for it.',
      heading: 'You’re no longer on this waiting list',
      parts: [
        hello,
        {
          type: 'paragraph',
          text: `${business.name} no longer offers ${name}, so we’ve taken you off the waiting list for it. Any bookings that you have stay as they are.`,
        },
      ],
    });
  return waitingEmail(facts, context, {
    subject: `${name} can’t be booked at ${business.name} any more`,
    preview: 'You’re still on the waiting list, for anyone who is free.',
    heading: 'You’re now waiting for anyone who is free',
    parts: [
      hello,
      {
        type: 'paragraph',
        text: `${name} can’t be booked at ${business.name} any more. You’re still on the waiting list: we’ll email you about times with anyone else.`,
      },
      {
        type: 'links',
        title: 'If you no longer want to wait',
        links: [{ label: 'Leave the waiting list', href: entryUrl(facts, context) }],
      },
    ],
  });
}

/** `heldUntil` is on a whole minute, on the same day. */
function heldText(heldUntil: number | null, timezone: string): string {
  if (heldUntil === null)
    return 'We’re not holding it for anyone: the first person to take it gets it. We’ve emailed everyone it fits.';
  const { date, minutes } = wallClockAt(heldUntil, timezone);
  return `We’re holding it for you until ${clockTimeOf(minutes)} on ${dayTitle(date)}. After that, someone else can have it.`;
}

const offeredThing = ({ serviceName, eventName }: OfferFacts) => serviceName ?? eventName;

/** Returns 'Cut and blow-dry, Saturday 28 November at 10:30'. */
const offeredTime = (facts: OfferFacts) =>
  `${offeredThing(facts)}, ${dayTitle(facts.date)} at ${facts.startTime}`;

function offerRows(facts: OfferFacts): Detail[] {
  const price = facts.pricePence === null ? null : priceText(poundsOf(facts.pricePence));
  return [
    { label: 'What', value: offeredThing(facts) },
    { label: 'When', value: `${longDate(facts.date)} at ${facts.startTime}, ${zoneName(facts.timezone)}` },
    ...rowOf('With', facts.personName),
    ...rowOf('Where', facts.placeName),
    ...rowOf('Price', price),
  ];
}

const rowOf = (label: string, value: string | null): Detail[] => (value === null ? [] : [{ label, value }]);

function entryUrl({ entryId, email }: About, { publicUrl, links }: WaitingEmailContext): string {
  return withQuery(publicUrl + pages.waitingList, {
    token: links.waitingListLink.tokenOf({ id: entryId, email }),
  });
}

const waitingEmail = (
  { business }: About,
  context: WaitingEmailContext,
  draft: Omit<Draft, 'sender' | 'footer' | 'footerLinks'>,
): Email =>
  emailFromBusiness(business, context, {
    ...draft,
    because: 'this email address was given for its waiting list',
  });

interface People {
  attendeeEmail: string;
  businessEmail: string;
}

const exampleAbout = ({ attendeeEmail, businessEmail }: People) => ({
  entryId: 1,
  business: exampleSender(businessEmail),
  timezone: DEFAULT_TIMEZONE,
  firstName: 'Ada',
  email: attendeeEmail,
  minutes: 30,
});

function exampleConfirm(now: number, people: People): ConfirmFacts {
  const fromDate = addDays(todayIn(DEFAULT_TIMEZONE, now), 1);
  return {
    ...exampleAbout(people),
    fromDate,
    toDate: addDays(fromDate, 6),
    partOfDay: 'morning',
    serviceName: 'Cut and blow-dry',
    personName: 'Ruth',
    expiresAt: now + WAITING_LINK_HOURS * HOUR,
  };
}

function exampleOffer(now: number, people: People): OfferFacts {
  return {
    ...exampleAbout(people),
    offerId: 1,
    eventName: 'Example appointments',
    date: addDays(todayIn(DEFAULT_TIMEZONE, now), 2),
    startTime: '10:30',
    serviceName: 'Cut and blow-dry',
    pricePence: 3800,
    personName: 'Ruth',
    placeName: 'Front room',
    heldUntil: now + 30 * MINUTE,
    movesFrom: null,
  };
}

const exampleGone = (now: number, people: People): GoneFacts => ({
  ...exampleOffer(now, people),
  goneFor: 'late',
});

const exampleChanged = (_now: number, people: People): ChangedFacts => ({
  ...exampleAbout(people),
  noLonger: 'person',
  name: 'Ruth',
});

/** By `emails.kind`, in the order in which they are listed. */
export const waitingExamples = [
  [WAITING_CONFIRM, { name: 'Confirm the waiting list', facts: exampleConfirm }],
  [WAITING_OFFER, { name: 'A free time for someone who waits', facts: exampleOffer }],
  [WAITING_CHANGED, { name: 'A person who can no longer be waited for', facts: exampleChanged }],
  [WAITING_GONE, { name: 'A held time that is no longer free', facts: exampleGone }],
] as const;
