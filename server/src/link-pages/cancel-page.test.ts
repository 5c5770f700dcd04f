import { renderToString } from 'hono/jsx/dom/server';
import { describe, expect, it } from 'vitest';
import type { CancelAnswer } from '@daybook/schema/contract/cancel';
import { exampleAppointment, exampleBookedBusiness } from '@daybook/schema/test/example-booking-details';
import { cancelView } from './cancel-page.ts';
import { CANCEL_FAILED } from './cancel-texts.ts';
import type { CancelChange } from './cancel-views.tsx';

const NOTICE = 'https://willow.example/privacy';
const booking: CancelAnswer = {
  ...exampleAppointment,
  ...exampleBookedBusiness,
  can_cancel: true,
  can_move: true,
  changes_until: '2026-11-24T09:00:00.000Z',
  change_notice_hours: 0,
  takes_bookings: true,
  wants_earlier: false,
  privacy_notice: NOTICE,
  cancellation_policy: null,
  is_confirmed_by_email: true,
  is_business_emailed: true,
};
const gone = { status: 'cancelled', can_cancel: false } as const;
const to = { path: '/cancel', token: 'a-token-of-the-email-link', carried: {} };

const seen = (
  given: Partial<CancelAnswer> = {},
  done: CancelChange[] = [],
  refused: { change: CancelChange; message: string | null } | null = null,
) => {
  const shown = { done, refused: refused && { typed: {}, problems: {}, ...refused } };
  const { title, content } = cancelView({ ...booking, ...given }, to, shown);
  return { title, html: renderToString(content) };
};

describe('which state it shows', () => {
  it.each([
    ['asks for confirmation', {}, [], 'Cancel your appointment', true],
    [
      'asks for confirmation of a pending booking too',
      { status: 'pending' },
      [],
      'Cancel your appointment',
      true,
    ],
    ['was cancelled before', gone, [], 'Already Cancelled', false],
    ['was cancelled here', gone, ['cancel'], 'Appointment Cancelled', false],
    [
      'stays cancelled here when the data link is sent',
      gone,
      ['cancel', 'data'],
      'Appointment Cancelled',
      false,
    ],
    ['is too late', { can_cancel: false }, [], 'Too late to cancel online', false],
    [
      'is too late, whatever its address says',
      { can_cancel: false },
      ['cancel'],
      'Too late to cancel online',
      false,
    ],
  ] as const)('%s', (_, given, done, title, canConfirm) => {
    const page = seen(given, [...done]);
    expect(page.title).toBe(title);
    expect(page.html.includes('Confirm Cancellation')).toBe(canConfirm);
  });

  it.each([
    ['the server’s message', 'Briefly unavailable.', 'Briefly unavailable.'],
    ['its own message when the reason is unexpected', null, CANCEL_FAILED],
  ])('stays on failure, with %s', (_, message, problem) => {
    const { html } = seen({}, [], { change: 'cancel', message });
    expect(html).toMatch(new RegExp(`role="alert"[^>]*><p>${problem}`));
    expect(html).toContain('Confirm Cancellation');
  });

  it('shows the present state when it can’t be cancelled any more', () => {
    const { title, html } = seen({ can_cancel: false }, [], { change: 'cancel', message: 'It has begun.' });
    expect(title).toBe('Too late to cancel online');
    expect(html).not.toContain('role="alert"');
  });
});

describe('the customer’s data', () => {
  it('links to how the business and Daybook use the customer’s details', () => {
    const { html } = seen();
    expect(html).toContain(
      `<a href="${NOTICE}" rel="noreferrer">How Willow &amp; Co. Hair uses your details</a>`,
    );
    expect(html).toContain('<a href="/privacy-policy">Daybook’s privacy policy</a>');
  });

  it('offers to email the link, and sends none before somebody asks', () => {
    const { html } = seen();
    expect(html).toMatch(
      /Your data.*See what Willow &amp; Co\. Hair holds about you.*<button.*Email me the link/,
    );
    expect(html).not.toContain('We’re emailing the link');
  });

  it('still says that the link was sent after a cancellation', () => {
    expect(seen({ ...gone }, ['data', 'cancel']).html).toContain('We’re emailing the link to');
  });

  it('says what failed', () => {
    expect(seen({}, [], { change: 'data', message: null }).html).toContain('We couldn’t send the email.');
    expect(seen({}, [], { change: 'earlier', message: null }).html).toContain('We couldn’t save this.');
  });

  it('offers none for the demo, which emails nobody', () => {
    expect(seen({ is_demo: true }).html).not.toContain('Your data');
  });
});

it('offers to say when an earlier time is free, unless that isn’t possible', () => {
  expect(seen().html).toMatch(/role="switch" aria-checked="false"[^>]* value="earlier"/);
  expect(seen({ wants_earlier: true }).html).toMatch(
    /role="switch" aria-checked="true"[^>]* value="not-earlier"/,
  );
  expect(seen({ wants_earlier: null }).html).not.toContain('role="switch"');
  expect(seen({ ...gone, wants_earlier: false }, ['cancel']).html).not.toContain('role="switch"');
});

it('gives its forms what has been done, so that the next page still says it', () => {
  const carrying = { ...to, carried: { done: 'data' } };
  const { content } = cancelView(booking, carrying, { done: ['data'], refused: null });
  expect(renderToString(content)).toContain('<input type="hidden" name="done" value="data"/>');
});
