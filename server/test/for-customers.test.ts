/**
 * What a business tells its customers: its privacy notice, its cancellation policy, its trading name and
 * address.
 */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cancelDetails } from '@daybook/schema/contract/cancel';
import { CANCELLATION_POLICY_MAX, TRADING_DETAILS_MAX } from '@daybook/schema/figures/bounds';
import { tooLong } from '@daybook/schema/words/booking-form-texts';
import { PRIVACY_NOTICE_NOT_VALID } from '@daybook/schema/words/business-texts';
import { emailFacts } from '../src/bookings/email-facts.ts';
import { bookingEmail } from '../src/bookings/emails/email-from-outbox.ts';
import { emails } from '../src/database/email-tables.ts';
import { businesses } from '../src/database/tables.ts';
import { signInAdmin } from './admin.ts';
import { bookFree, refusalOf, tokenIn } from './booking-requests.ts';
import { hostedSite, openPage } from './hosted.ts';
import type { Owner } from './owner.ts';
import { startWithBusiness, type TestServer } from './start.ts';

const TOLD = {
  privacy_notice: 'https://willow.example/privacy',
  cancellation_policy: 'Please cancel a day before.\nLater, half is due.',
  trading_details: 'Ruth Ellis trading as Willow Hair\n14 Bridge Street, HX7 8EX',
};
const form = (given: Record<string, unknown>) => ({
  business_name: 'Willow Hair',
  business_email: 'hello@willow.example',
  timezone: 'Europe/London',
  ...given,
});

let server: TestServer;
let owner: Owner;
let business: typeof businesses.$inferSelect;
let eventId: number;

beforeEach(async () => {
  ({ server, owner, business } = await startWithBusiness({}, { site: hostedSite }));
  eventId = (await server.add.event(business.id)).id;
});
afterEach(() => server.stop());

const change = (given: Record<string, unknown>) => owner.put(`/api/businesses/${business.id}`, form(given));
const shownOf = async () => (await openPage(server, business.diarySlug)).diary.business;

describe('what a business tells its customers', () => {
  it('reaches its diary, the cancel page and the confirmation', async () => {
    expect(await shownOf()).toMatchObject({ privacy_notice: null, trading_details: null });
    expect(await (await change(TOLD)).json()).toMatchObject(TOLD);
    expect(await shownOf()).toMatchObject(TOLD);
    const { cancel_url } = await bookFree(server, eventId);
    const seen = await server.get(`/api/cancel/booking-details?token=${tokenIn(cancel_url)}`);
    const { privacy_notice, cancellation_policy } = cancelDetails.parse(await seen.json());
    expect({ privacy_notice, cancellation_policy }).toEqual({
      privacy_notice: TOLD.privacy_notice,
      cancellation_policy: TOLD.cancellation_policy,
    });
    const [confirmed] = (await server.database.select().from(emails)).filter(
      ({ kind }) => kind === 'booking_confirmed',
    );
    const facts = emailFacts.parse(confirmed?.payload);
    const { text } = bookingEmail('booking_confirmed', facts, {
      publicUrl: server.url,
      cancelTokenOf: () => 'token',
      takesBookings: true,
      isFreeAgain: false,
      hasInvitation: true,
    });
    expect(text).toContain('Please cancel a day before.');
    expect(text).toContain('How Willow Hair uses your details: https://willow.example/privacy');
  });

  it('is empty again when its owner clears it, and stays when an admin changes the business', async () => {
    await change(TOLD);
    const admin = await signInAdmin(server);
    const given = { ...form({}), is_active: true, has_paid: true, business_phone: null };
    expect((await admin.put(`/api/admin/businesses/${business.id}`, given)).status).toBe(200);
    const [kept] = await server.database.select().from(businesses);
    expect(kept).toMatchObject({ privacyNotice: TOLD.privacy_notice, tradingDetails: TOLD.trading_details });
    const nothing = { privacy_notice: '', cancellation_policy: ' ', trading_details: '' };
    expect(await (await owner.put(`/api/businesses/${business.id}`, form(nothing))).json()).toMatchObject({
      privacy_notice: null,
      cancellation_policy: null,
      trading_details: null,
    });
  });

  it.each(['http://willow.example', 'javascript:alert(1)', 'willow.example', 'https://a:b@willow.example'])(
    'links to no %s',
    async (address) => {
      expect(await refusalOf(change({ privacy_notice: address }))).toMatchObject({
        status: 400,
        fields: { privacy_notice: PRIVACY_NOTICE_NOT_VALID },
      });
    },
  );

  it('is bounded', async () => {
    const long = {
      cancellation_policy: 'x'.repeat(CANCELLATION_POLICY_MAX + 1),
      trading_details: 'x'.repeat(TRADING_DETAILS_MAX + 1),
    };
    expect(await refusalOf(change(long))).toMatchObject({
      fields: {
        cancellation_policy: tooLong(CANCELLATION_POLICY_MAX),
        trading_details: tooLong(TRADING_DETAILS_MAX),
      },
    });
  });

  it('leaves with the file of the business', async () => {
    await change(TOLD);
    const file = await owner.get(`/api/businesses/${business.id}/file`);
    expect(await file.json()).toMatchObject({ business: TOLD });
  });
});
