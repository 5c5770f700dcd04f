import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ErasureRequest } from '@daybook/schema/contract/customer-data';
import { ErasureRequestRow } from './ErasureRequests.tsx';

const request: ErasureRequest = {
  id: 7,
  attendee_email: 'ada@example.com',
  attendee_first_name: 'Ada',
  attendee_last_name: 'Lovelace',
  booking_count: 3,
  upcoming_count: 0,
  upcoming_until: null,
  asked_at: '2099-11-22T23:30:00.000Z',
  answer_by: '2099-12-23',
  is_being_erased: false,
};

const drawn = (changed: Partial<ErasureRequest> = {}, timezone = 'Europe/London') =>
  renderToStaticMarkup(
    <ErasureRequestRow
      request={{ ...request, ...changed }}
      timezone={timezone}
      onErase={() => undefined}
      onKeep={() => undefined}
    />,
  );
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

it('says who asks, for how many bookings, since when on the clock of the business, and by when to reply', () => {
  expect(textOf(drawn())).toMatch(
    /Ada Lovelace ada@example.com 3 bookings, asked on Sunday 22 November 2099 Reply by Wednesday 23 December 2099\./,
  );
  expect(textOf(drawn({}, 'Asia/Tokyo'))).toContain('asked on Monday 23 November 2099');
});

it('has two buttons whose names include the customer', () => {
  const html = drawn();
  expect(html).toMatch(
    /aria-label="Keep records of Ada Lovelace".*aria-label="Delete details of Ada Lovelace"/,
  );
  expect(html).not.toContain('aria-disabled');
});

it('doesn’t offer to delete the details of somebody with an upcoming appointment, and says until when', () => {
  const html = drawn({ upcoming_count: 2, upcoming_until: '2099-12-01T11:15:00.000Z' });
  expect(html.match(/aria-disabled="true"/g)).toHaveLength(1);
  const [, description = ''] = html.match(/aria-describedby="([^"]+)"/) ?? [];
  expect(html).toContain(`id="${description}"`);
  expect(textOf(html)).toContain(
    'They have 2 upcoming appointments. You can delete their details after Tuesday 1 December 2099 at 11:15, London time, or once they’re cancelled.',
  );
});

it('says that a reply is late', () => {
  expect(textOf(drawn({ answer_by: '2020-01-31' }))).toContain('A reply was due by Friday 31 January 2020.');
});

it('offers no buttons once the owner has agreed', () => {
  const html = drawn({ is_being_erased: true });
  expect(html).not.toContain('<button');
  expect(textOf(html)).toContain('You’ve agreed.');
});
