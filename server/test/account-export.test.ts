import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { businessFile } from '@daybook/schema/contract/business-file';
import { EXPORTED } from '../src/accounts/export/what-is-exported.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { couponRedemptions, payments } from '../src/database/money-tables.ts';
import { favouriteVenues } from '../src/database/tables.ts';
import { book, bookedBy, firstFree } from './booking-requests.ts';
import { signIn, type Owner } from './owner.ts';
import { startWithBusiness, type TestServer } from './start.ts';

const account = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));
let server: TestServer;
let owner: Owner;
let businessId: number;

beforeEach(async () => {
  ({ server, owner, businessId } = await startWithBusiness({ diarySlug: 'willow' }));
});
afterEach(() => server.stop());

async function archiveOf(of: Owner) {
  const answer = await of.get('/api/users/me/export');
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  return {
    answer,
    names: Object.keys(files),
    text,
    account: () => account.parse(JSON.parse(text('account.json'))),
    business: (slug: string) => businessFile.parse(JSON.parse(text(`businesses/${slug}.json`))),
    all: Object.keys(files).map(text).join('\n'),
  };
}

describe('the export', () => {
  it('is a dated archive that explains itself, with the account and a file of each business', async () => {
    await server.add.business({ ownerId: owner.id, diarySlug: 'rowan' });
    const { answer, names, text, account: read } = await archiveOf(owner);
    expect(answer.headers.get('Content-Type')).toBe('application/zip');
    expect(answer.headers.get('Content-Disposition')).toBe(
      'attachment; filename="daybook-export-2026-11-20.zip"',
    );
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(text('read-me.txt')).toContain('olive@salon.example on 2026-11-20');
    expect(names).toEqual(['read-me.txt', 'account.json', 'businesses/willow.json', 'businesses/rowan.json']);
    expect(read().businesses).toMatchObject([
      { id: businessId, file: 'businesses/willow.json' },
      { file: 'businesses/rowan.json' },
    ]);
    const tables = Object.values(EXPORTED).map(({ name }) => name);
    expect(Object.keys(read()).sort()).toEqual(['businesses', ...tables].sort());
  });

  it('holds everything of the owner’s, as a person reads it', async () => {
    const event = await server.add.event(businessId);
    const booked = await bookedBy(book(server, await firstFree(server, event.id)));
    await server.add.oldSlug(businessId, 'willow-of-old');
    await server.database
      .insert(favouriteVenues)
      .values({ ownerId: owner.id, name: 'The barn', postcode: 'HX7 8EX' });
    await server.database
      .insert(payments)
      .values({ businessId, providerReference: 'pi_1', amountPence: 3920, paidAt: Date.UTC(2026, 10, 1, 9) });
    const coupon = await server.add.coupon({ code: 'WILLOW', discountType: 'trial', discountValue: 0 });
    await server.database
      .insert(couponRedemptions)
      .values({ couponId: coupon.id, businessId, userId: owner.id, redeemedAt: Date.UTC(2026, 10, 1) });
    const { account: read, business } = await archiveOf(owner);
    expect(read()).toMatchObject({
      account: [
        {
          email: owner.email,
          given_name: 'Olive',
          email_notifications: true,
          first_seen: '2026-11-20T09:00:00.000Z',
        },
      ],
      former_addresses: [{ slug: 'willow-of-old' }],
      favourite_venues: [{ name: 'The barn' }],
      payments: [{ amount: 39.2, paid_at: '2026-11-01T09:00:00.000Z' }],
      coupons_used: [{ coupon_id: coupon.id, redeemed_at: '2026-11-01T00:00:00.000Z' }],
    });
    expect(business('willow')).toMatchObject({
      business: { diary_slug: 'willow' },
      events: [{ event_name: event.name }],
      bookings: [{ booking_reference: booked.booking_reference, attendee_email: 'ada@example.com' }],
    });
  });

  it('holds nothing of anybody else’s, nothing deleted, and no secret', async () => {
    const other = await signIn(server, 'oscar@salon.example', 'Oscar');
    const theirs = await server.add.business({ ownerId: other.id, name: 'Oscar’s barn' });
    await bookedBy(book(server, await firstFree(server, (await server.add.event(theirs.id)).id)));
    await server.add.business({ ownerId: owner.id, name: 'A closed shop', deletedAt: 1 });
    await bookedBy(
      book(
        server,
        await firstFree(server, (await server.add.event(businessId)).id),
        {},
        { 'Idempotency-Key': 'a key' },
      ),
    );
    const { all, business } = await archiveOf(owner);
    expect(business('willow').bookings).toHaveLength(1);
    for (const foreign of ['oscar', 'Oscar', 'A closed shop', 'a key']) expect(all).not.toContain(foreign);
    const stored = await server.database.select().from(bookings);
    for (const { cancelNonce, cancelTokenHash } of stored) {
      expect(all).not.toContain(cancelNonce);
      expect(all).not.toContain(cancelTokenHash);
    }
  });

  it('contains any number of bookings, each once and in order', async () => {
    const references = Array.from({ length: 1201 }, (_, index) => `REF-${index}`);
    await server.add.bookings(
      businessId,
      references.map((reference) => ({ reference })),
    );
    const { text } = await archiveOf(owner);
    const found = [...text('businesses/willow.json').matchAll(/"booking_reference":"(REF-\d+)"/g)];
    expect(found.map(([, reference]) => reference)).toEqual(references);
  });

  it('answers only somebody who is signed in', async () => {
    expect((await server.get('/api/users/me/export')).status).toBe(401);
    const foreign = { ...owner.headers, Origin: 'https://evil.example' };
    expect((await server.get('/api/users/me/export', foreign)).status).toBe(403);
  });
});
