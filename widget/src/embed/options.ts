/** A host page's options for a diary: attributes of the element, data-* of a script or a button. */

import { SOURCE_MAX } from '@daybook/schema/figures/bounds';
import { NOTHING_CHOSEN, type DiaryChoice, type Prefill } from '@daybook/schema/rules/diary-choice';

export const TAG = 'daybook-diary';

const PREFILLS = {
  'first-name': 'attendee_first_name',
  'last-name': 'attendee_last_name',
  email: 'attendee_email',
  phone: 'attendee_phone',
  address: 'customer_address',
  postcode: 'customer_postcode',
} as const;

const CHOICES = ['date', 'event', 'venue', 'service', 'person'];

export type OptionValue = string | number | boolean | null | undefined;
export type Options = Readonly<Record<string, OptionValue>>;

const SHARE_BOOKING = 'share-booking';

/** Every attribute of `<daybook-diary>`. The slug is last: it starts the diary, which reads the others. */
export const ATTRIBUTES = [
  'source',
  'accent',
  'theme',
  SHARE_BOOKING,
  ...CHOICES,
  ...Object.keys(PREFILLS),
  'slug',
];

/** Returns 'firstName' for 'first-name'. */
export const propertyOf = (attribute: string) =>
  attribute.replace(/-./g, ([, letter = '']) => letter.toUpperCase());

export const isChoice = (attribute: string) => CHOICES.includes(attribute);

/** Returns the attributes' choice. An invalid value needs no check: no diary has such a date or id. */
export function choiceIn(element: Element): DiaryChoice {
  const idIn = (name: string) => Number(element.getAttribute(name)) || null;
  const eventId = idIn('event');
  const service = idIn('service');
  return {
    ...NOTHING_CHOSEN,
    date: element.getAttribute('date'),
    eventId,
    catalogueId: eventId ? null : service,
    venueId: idIn('venue'),
    serviceId: eventId && service,
    personId: idIn('person'),
  };
}

/** Returns what the attributes say about the attendee: everything, or only the named attribute. */
export function prefillIn(element: Element, only?: string): Prefill {
  const prefill: Prefill = {};
  for (const [attribute, field] of Object.entries(PREFILLS)) {
    const value = element.getAttribute(attribute);
    if (value !== null && (!only || only === attribute)) prefill[field] = value;
  }
  return prefill;
}

/** Returns where the customer came from: the attribute, or else the page's own utm_source. */
export function sourceOf(element: Element): string | null {
  const source = element.getAttribute('source') ?? new URLSearchParams(location.search).get('utm_source');
  return source && source.slice(0, SOURCE_MAX);
}

export const sharesBooking = (element: Element) =>
  (element.getAttribute(SHARE_BOOKING) ?? 'false') !== 'false';

/** Sets an attribute. `null`, `undefined` and `false` remove it; `true` sets it without a value. */
export function setOption(element: Element, attribute: string, value: OptionValue) {
  if (value == null || value === false) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value === true ? '' : String(value));
}

/** Returns a diary with options in camel case, from data-* attributes or `Daybook.open`: `firstName`. */
export function createDiary(slug: string, options: Options): HTMLElement {
  const element = document.createElement(TAG);
  const all: Options = { ...options, slug };
  for (const attribute of ATTRIBUTES) setOption(element, attribute, all[propertyOf(attribute)]);
  return element;
}
