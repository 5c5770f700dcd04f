/** Adds the demo's diary, and shows visitors their own booking as its owner would see it. */

import type { BookedAnswer } from '@daybook/schema/contract/booking';
import { dayTitle } from '@daybook/schema/rules/date';
import { embedScript } from '@daybook/schema/words/routes';
import { untilTime } from '@daybook/schema/words/time-span';
import { dress, emailDocument } from '#ui/email-document.ts';
import { BOOKING_SHOWN } from './landing-texts.ts';

export function startDemo(page: Document): void {
  const slug = page.querySelector('daybook-diary')?.getAttribute('slug');
  const panel = page.querySelector('[data-owner-panel]');
  if (!slug || !panel) return;
  page.addEventListener('daybook:booked', (event) => {
    const booked = bookedIn(event);
    if (booked?.slug === slug) showBooking(panel, booked);
  });
  afterPaint(() => loadDiary(page));
}

/** Lets the page paint first, before the diary uses the network and the processor. */
function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

/** Adds the script tag that any website would have. */
function loadDiary(page: Document): void {
  const script = page.createElement('script');
  script.src = embedScript;
  script.async = true;
  page.head.append(script);
}

function showBooking(panel: Element, { booking, email }: OwnBooking): void {
  fill(panel, 'booking', {
    day: dayTitle(booking.event_date),
    from: booking.start_time,
    until: untilTime(booking.end_time, booking.end_time <= booking.start_time),
    who: `${booking.attendee_first_name} ${booking.attendee_last_name}`,
    what: [booking.service_name ?? booking.event_name, booking.venue_name].filter(Boolean).join(' · '),
    reference: booking.booking_reference,
  });
  fill(panel, 'email-part', { subject: email?.subject ?? '' });
  showEmail(panel, email?.html ?? '');
  show(panel, 'email', email !== null);
  show(panel, 'before-booking', false);
  show(panel, 'after-booking', true);
  const said = panel.querySelector('[data-booking-said]');
  if (said) said.textContent = BOOKING_SHOWN;
}

function showEmail(panel: Element, html: string): void {
  const frame = panel.querySelector<HTMLIFrameElement>('[data-email-frame]');
  if (!frame) return;
  const email = emailDocument(html);
  frame.onload = () => frame.contentDocument && dress(frame.contentDocument, email.sheet);
  frame.srcdoc = email.html;
}

function fill(panel: Element, kind: string, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts))
    for (const place of panel.querySelectorAll(`[data-${kind}="${name}"]`)) place.textContent = text;
}

function show(panel: Element, part: string, isShown: boolean): void {
  for (const element of panel.querySelectorAll<HTMLElement>(`[data-${part}]`)) element.hidden = !isShown;
}

interface OwnBooking extends Pick<BookedAnswer, 'booking' | 'email'> {
  slug: string;
}

/** Returns null for an event without a booking. It checks no more, because our own server made the data. */
export function bookedIn(event: Event): OwnBooking | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (!has(detail, 'slug') || typeof detail.slug !== 'string') return null;
  if (!has(detail, 'answer') || !isAnswer(detail.answer)) return null;
  const { booking, email } = detail.answer;
  return { slug: detail.slug, booking, email };
}

const isAnswer = (value: unknown): value is BookedAnswer =>
  has(value, 'booking') && has(value.booking, 'booking_reference') && has(value, 'email');

function has<Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> {
  return typeof value === 'object' && value !== null && name in value;
}
