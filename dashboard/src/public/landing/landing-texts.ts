import type { Pricing } from '@daybook/schema/contract/payment';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { DEMO_BOOKING_MINUTES, REMINDER_DAYS_BEFORE } from '@daybook/schema/figures/bookings';
import { FIRST_TIMES_BYTES, PRESSES_AT_ONCE } from '@daybook/schema/figures/promises';
import { SERVICE_MINUTES_MAX, SERVICE_MINUTES_MIN } from '@daybook/schema/figures/slots';
import { fullPrice } from '@daybook/schema/rules/discount';
import { shortPriceText } from '@daybook/schema/rules/money';
import { ADD_TO_GOOGLE } from '@daybook/schema/words/diary-texts';
import { REFUND_IF_WE_END } from '@daybook/schema/words/legal-texts';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { GET_STARTED_FREE } from '#navigation/navigation-texts.ts';
import type { PictureName } from '../pictures/picture-table.ts';

/** What the texts about the price and the free trial depend on. */
export type PriceFacts = Pick<SiteFacts, 'pricing' | 'freeTrialHours'>;

export const PAGE_TITLE = 'Online booking for UK service businesses';
export const pageDescription = (facts: PriceFacts) => {
  const { pricing, freeTrialHours } = facts;
  return `Customers book online, day or night, with no account. ${freeTrialHours === null ? '' : `${tryFree(freeTrialHours)}, then `}${fullPriceText(pricing)} ${perBusiness(facts)}`;
};

const GET_STARTED = 'Get started';
/** Says 'free' only while a code gives a free trial. */
export const getStartedText = ({ freeTrialHours }: PriceFacts) =>
  freeTrialHours === null ? GET_STARTED : GET_STARTED_FREE;
export const LEARN_MORE = 'Learn More';
/** Read out after 'Learn More', for people who hear the page's links in a list. */
export const LEARN_MORE_ABOUT = `about how to use ${PRODUCT_NAME}`;

export const tryFree = (hours: number) => `Try it free for ${hours} hours`;
/** '£49 once', '£9.99 a month' */
export const fullPriceText = (pricing: Pricing) =>
  shortPriceText(fullPrice(pricing)) + (pricing === 'setup_fee' ? ' once' : ' a month');
/** Follows the price. */
export const perBusiness = ({ freeTrialHours }: PriceFacts) =>
  `per business, including any VAT${freeTrialHours === null ? '' : ', if you choose to continue'}.`;
export const PRICE_NOTES: Record<Pricing, string> = {
  setup_fee: `No monthly fee, no commission. ${REFUND_IF_WE_END}`,
  subscription:
    'No commission. Cancel at any time: your diary stays open until the end of the month you’ve paid for.',
};

export const HEADLINE = { first: 'Let customers book', second: 'while you work.' } as const;
export const HERO_LEDE =
  'Share one link, or add your diary to your own website. Customers pick a time and book in seconds, without an account. For salons, clinics, tutors, mechanics, venues and home visits.';

export const DIARY_NAME = 'What customers see';
export const LIVE = 'Live demo';
export const OPEN_DIARY_EXPLAINED = 'Try booking in a real diary. No email is sent.';
export const OPEN_DIARY = 'Open the demo diary';

export const OWNER_SEES = 'What the owner sees';
export const NOTHING_YET =
  'Book a time in the demo. Your booking appears here straight away, with the email that a customer would get.';
export const JUST_NOW = 'Just now';
export const REFERENCE = 'Reference';
export const EMAIL = 'The email that a customer would get';
export const DEMO_ERASED = `This is a demo. No email was sent, and your booking is deleted after ${DEMO_BOOKING_MINUTES} minutes.`;
/** For screen readers only. */
export const BOOKING_SHOWN = 'Your booking now appears on this page under ‘What the owner sees’.';

export const STEPS_HEADING = 'Set up in three steps';
export const STEPS_LEDE = 'There’s nothing to install, and you don’t need a website.';

interface StepTexts {
  name: string;
  text: string;
}

/** In the order in which they must be done: only a diary that is set up can publish times. */
export const stepsFor = (facts: PriceFacts): readonly StepTexts[] => [
  {
    name: 'Add your business',
    text: 'Log in with Google and choose a name. You get your own web address.',
  },
  secondStep(facts),
  {
    name: 'Publish your times and share the link',
    text: 'Set your usual hours once, or pick dates. Customers can book straight away.',
  },
];

const secondStep = ({ pricing, freeTrialHours }: PriceFacts): StepTexts =>
  freeTrialHours === null
    ? {
        name: 'Complete the setup',
        text: `Pay ${fullPriceText(pricing)} per business. There’s no commission.`,
      }
    : {
        name: 'Start your free trial',
        text: `Enter the code ${FREE_TRIAL_CODE} and your diary is open free for ${freeTrialHours} hours: no card needed.`,
      };

export const BUSINESS_KINDS = 'For people with their hands full';
export const BUSINESS_KINDS_LEDE = `One diary for appointments, services from ${SERVICE_MINUTES_MIN} minutes to ${SERVICE_MINUTES_MAX / 60} hours, all-day events and home visits.`;

export type KindName = 'salon' | 'clinic' | 'tutor' | 'trade' | 'venue' | 'home';

export const KINDS: readonly { kind: KindName; name: string; text: string }[] = [
  {
    kind: 'salon',
    name: 'Salons and barbers',
    text: 'A cut takes 45 minutes, a colour two hours. Each service has its own length and price.',
  },
  {
    kind: 'clinic',
    name: 'Clinics and therapists',
    text: 'Set gaps between appointments and a lunch break, and tell people what to bring.',
  },
  {
    kind: 'tutor',
    name: 'Tutors and coaches',
    text: 'Set your usual hours once, and they’re published for the whole term.',
  },
  {
    kind: 'trade',
    name: 'Mechanics and trades',
    text: 'Customers pick a free time while you’re under a car.',
  },
  {
    kind: 'venue',
    name: 'Venues and classes',
    text: 'Each room has its own bookings. A class stops taking bookings when every place is taken.',
  },
  {
    kind: 'home',
    name: 'Home visits',
    text: 'Customers give their address when they book, so you have it before you set off.',
  },
];

export const PROMISES = 'What you can count on';

/** `figure` and `source` form one line: the fact, then its source. */
export interface PromiseTexts {
  name: string;
  text: string;
  figure: string;
  source: string;
}

export const NEVER_TWICE: PromiseTexts = {
  name: 'Customers can’t double-book your team',
  text: `If ${PRESSES_AT_ONCE} people try to book the same person’s time at once, one gets it. The others see what’s still free, and nothing they typed is lost.`,
  figure: `${PRESSES_AT_ONCE} people, 1 booking.`,
  source: 'We test this before every release.',
};

export const ONE_LINE: PromiseTexts = {
  name: 'Looks like your website',
  text: 'One script tag adds the diary in your font and your colour. It sets no cookies, and without JavaScript visitors see a link to your diary.',
  figure: `${FIRST_TIMES_BYTES / 1024} KB at most`,
  source: 'of compressed script until the free times appear. We test this before every release.',
};

export const REMINDED: PromiseTexts = {
  name: 'Reminders without any work',
  text: `Customers get a confirmation with a calendar invitation, a reminder ${REMINDER_DAYS_BEFORE} days before, and a link to cancel, so a free time can be booked again.`,
  figure: `${REMINDER_DAYS_BEFORE} days before, at the same time of day.`,
  source: 'People who book later than that get just the confirmation.',
};

export const EXAMPLE_EMAIL = {
  title: 'Example of a confirmation email',
  from: `Willow & Co. Hair via ${PRODUCT_NAME} · to ada@example.org`,
  heading: 'Your booking is confirmed',
  rows: [
    // Without a date, which would soon have passed.
    { name: 'When', value: 'Tuesday, 10:40 to 11:25' },
    { name: 'Where', value: 'Front room, 14 Bridge Street, Hebden Bridge' },
    { name: 'Reference', value: 'F58-V2A5-NV' },
  ],
  actions: [ADD_TO_GOOGLE, 'Cancel this booking'],
  attached: 'invite.ics',
} as const;

export const GALLERY = 'See it before you log in';
export const GALLERY_LEDE = 'Screenshots with example data. Select one to enlarge it.';
export const LARGER = 'Enlarge this picture.';
export const PICTURES_DIALOG = 'Pictures';
export const PREVIOUS_PICTURE = 'Previous picture';
export const NEXT_PICTURE = 'Next picture';
export const CLOSE = 'Close';

/** The first is the largest. */
export const SHOWN: readonly { name: PictureName; caption: string }[] = [
  { name: 'overview', caption: 'The day at a glance' },
  { name: 'week', caption: 'Your week, with its bookings' },
  { name: 'new-event', caption: 'A new event, and its times' },
  { name: 'bookings', caption: 'Every booking, to search and export' },
  { name: 'widget-site', caption: 'The diary on your own website' },
];

export const TESTIMONIALS = 'What businesses say';
/** For screen readers, because the row scrolls. */
export const TESTIMONIALS_ROW = 'Testimonials';

export const WHAT_CHANGES = 'What changes for you';
export const STOP_DOING = 'What you stop doing';
export const STOPPED = [
  'Answering the phone with a customer in the chair',
  'Texting back and forth to find a time',
  'Paying a marketplace for each new customer',
  'Keeping track of bookings in three places',
] as const;
export const HAVE_INSTEAD = 'What you get instead';
export const HAD = [
  'One page with your free times, open day and night',
  'Automatic confirmations and reminders',
  'Customers who stay yours: no marketplace, no commission',
  'All your bookings in one list, ready to export',
] as const;

export const ASKED_OFTEN = 'Common questions';
export const ASKED = [
  'Do my customers need an account?',
  'How do home visits work?',
  'What happens when a free trial ends?',
  'Can I take my data with me?',
];
export const ALL_QUESTIONS = 'See all questions';

export const NEWS = 'Get our newsletter';

export const OPEN_TONIGHT = 'Take bookings from tonight';
export const openTonightHow = ({ freeTrialHours }: PriceFacts) =>
  `Log in, add your business, ${freeTrialHours === null ? 'complete the setup' : 'start your free trial'} and publish your times.`;
export const WELCOME_BACK = 'Welcome back';
export const WELCOME_BACK_HOW = 'Your bookings are on your dashboard.';
