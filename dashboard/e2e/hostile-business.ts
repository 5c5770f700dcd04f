/**
 * A business of which every text is hostile. What the calls let in comes in by the calls, as owners and customers send it;
 * what they refuse is written into the database, as another program may have done.
 */

import type { Page, TestInfo } from '@playwright/test';
import { z } from 'zod';
import { bookedAnswer } from '@daybook/schema/contract/booking';
import type { BusinessRequest } from '@daybook/schema/contract/business';
import { dateOutcome } from '@daybook/schema/contract/event-request';
import { slot as slotShape } from '@daybook/schema/contract/slot';
import { bookedVenue } from '@daybook/schema/contract/venue';
import { addDays, weekdayOf } from '@daybook/schema/rules/date';
import { buildPath } from '@daybook/schema/rules/path';
import { adminRoutes } from '@daybook/schema/words/admin-routes';
import { CSRF_COOKIE, CSRF_HEADER, routes, type Route } from '@daybook/schema/words/routes';
import { expect } from '../../server/test/browser.ts';
import { addTo } from '../../server/test/builders.ts';
import { inDays } from '../../server/test/clock.ts';
import type { LaunchedServer } from '../../server/test/launch.ts';
import { plan } from '../../server/test/plans.ts';
import { signIn } from './owner.ts';

/** Wherever one of these is taken for HTML, an element with the attribute data-hostile is made. */
const IMAGE = '<img data-hostile src=x onerror=hostile()>';
const OUT_OF_QUOTES = `'"><b data-hostile onclick="hostile()`;
const SCRIPT = '</script><script data-hostile>hostile()</script>';
const LONG_WORD = 'W'.repeat(200);
/** The texts turn what follows them, end a line and hide: calls take these signs out. */
const UNSEEN = '\u202E\u2066\u200B\u0007\u2028';

/** The texts as they are shown. Each is as long as its field lets it be, or nearly. */
export const TEXTS = {
  businessName: `Salon ${OUT_OF_QUOTES}${IMAGE}{{7*7}}`,
  address: `javascript:hostile() ${IMAGE} ${LONG_WORD}`,
  postcode: `<b a>'"&lt;`,
  phone: `"><b data-hostile>07700 900123`,
  eventName: `Event ${SCRIPT}${OUT_OF_QUOTES}\${7*7}`,
  serviceName: `Service ${IMAGE}&lt;b&gt;<!--`,
  venueName: `Venue ${OUT_OF_QUOTES}${IMAGE}`,
  favouriteName: `Favourite ${OUT_OF_QUOTES}${IMAGE}`,
  lines: `javascript:hostile()\n${SCRIPT}\n${IMAGE}\n${LONG_WORD}`,
  firstName: `Ada${IMAGE}`,
  lastName: `King${OUT_OF_QUOTES}${'W'.repeat(39)}`,
  ownerName: `Olive ${IMAGE}`,
  couponDescription: `Coupon ${SCRIPT}${IMAGE}`,
  couponCode: `<B DATA-HOSTILE>"'`,
  readerName: `Reader ${IMAGE}`,
  emailError: `550 ${SCRIPT}${IMAGE}`,
  question: `Question ${OUT_OF_QUOTES}${IMAGE}?`,
  choice: `Choice ${SCRIPT}`,
  answer: `Answer ${OUT_OF_QUOTES}${IMAGE}`,
  email: `javascript:hostile()//"'<b data-hostile>@example.com`,
} as const;

interface HostileBusiness {
  businessId: number;
  slug: string;
  ownerEmail: string;
  /** Of all appointments. */
  date: string;
  /** What a customer holds who booked by the calls: the path of the page in the email. */
  cancelPath: string;
}

/** A Tuesday to come, and the day before it, on which all the day is one event. */
const TUESDAY = addDays(inDays(0), 15 - weekdayOf(inDays(0)));
const MONDAY = addDays(TUESDAY, -1);

/** Signs `page` in as the business's owner on the way. */
export async function hostileBusiness(
  page: Page,
  daybook: LaunchedServer,
  { project }: Pick<TestInfo, 'project'>,
): Promise<HostileBusiness> {
  const slug = `hostile-${project.name}-${Math.random().toString(36).slice(2, 8)}`;
  const ownerEmail = `${slug}@example.com`;
  const businessId = await addTo(daybook, async (add) => {
    const { id: ownerId } = await add.owner({
      ...{ subject: `subject of ${ownerEmail}`, email: ownerEmail },
      ...{ givenName: TEXTS.ownerName, familyName: OUT_OF_QUOTES, picture: 'javascript:hostile()' },
    });
    return (await add.business({ ownerId, diarySlug: slug, email: ownerEmail })).id;
  });
  await signIn(page, ownerEmail, '/robots.txt');
  await planAsOwner(page, businessId, ownerEmail);
  const cancelPath = await bookAsCustomer(page, slug);
  await writeWhatCallsRefuse(daybook, businessId, slug);
  return { businessId, slug, ownerEmail, date: TUESDAY, cancelPath };
}

/** Asks as the signed-in page would. */
async function send(page: Page, route: Route, params: Record<string, string | number>, data: unknown) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === CSRF_COOKIE)?.value ?? '';
  const answer = await page.request.fetch(buildPath(route.path, params), {
    method: route.method,
    data,
    headers: { [CSRF_HEADER]: token },
  });
  expect(answer.ok(), `${route.path}: ${await answer.text()}`).toBe(true);
  return answer;
}

const hostileVenue = {
  // Each text that has no limit of its own below.
  ...Object.fromEntries(Object.keys(bookedVenue.shape).map((field) => [field, IMAGE])),
  venue_name: TEXTS.venueName + UNSEEN,
  venue_address: TEXTS.address,
  venue_postcode: TEXTS.postcode,
};
const texts = {
  event_name: TEXTS.eventName + UNSEEN,
  event_description: TEXTS.lines,
  requirements_note: TEXTS.lines,
  personal_message: TEXTS.lines,
};

async function planAsOwner(page: Page, businessId: number, email: string): Promise<void> {
  const business: BusinessRequest = {
    business_name: TEXTS.businessName + UNSEEN,
    business_email: email,
    business_phone: TEXTS.phone,
    business_address: TEXTS.address,
    postcode: TEXTS.postcode,
    timezone: 'Europe/London',
    privacy_notice: null,
    cancellation_policy: TEXTS.lines,
    trading_details: TEXTS.address,
    about: TEXTS.lines,
    opening_hours: TEXTS.address,
  };
  await send(page, routes.changeBusiness, { businessId }, business);
  const question = { text: TEXTS.question + UNSEEN, is_required: false, is_about_health: false };
  const questions = [
    { ...question, kind: 'short' },
    { ...question, kind: 'several', choices: [TEXTS.choice, IMAGE] },
    { ...question, kind: 'consent' },
  ];
  await send(page, routes.saveQuestions, { businessId }, { questions, seen: [] });
  const favourite = { ...hostileVenue, venue_name: TEXTS.favouriteName };
  await send(page, routes.saveFavouriteVenue, {}, favourite);
  const service = {
    service_name: TEXTS.serviceName + UNSEEN,
    service_description: TEXTS.lines,
    service_price: 38,
  };
  for (const given of [
    { dates: [TUESDAY], venues: [hostileVenue] },
    { dates: [TUESDAY], venues: [hostileVenue], service_mode: 'individual_services', services: [service] },
    { dates: [TUESDAY], is_home_visit: true },
    { dates: [MONDAY], venues: [hostileVenue], event_type: 'day_event', has_lunch_break: false },
  ]) {
    const { event_date: _, ...rest } = plan({ ...texts, ...given });
    const answer = await send(page, routes.createEvents, { businessId }, rest);
    for (const line of (await answer.text()).trim().split('\n'))
      expect(dateOutcome.parse(JSON.parse(line)).error).toBeNull();
  }
}

const planned = z.object({ events: z.array(z.object({ id: z.number(), is_home_visit: z.boolean() })) });
const offered = z.array(z.object({ id: z.number() }));

/** Books the first free time of each event. Answers the last booking's cancel page. */
async function bookAsCustomer(page: Page, slug: string): Promise<string> {
  const read = async (route: Route, params: Record<string, string | number>, query = ''): Promise<unknown> =>
    (await page.request.get(buildPath(route.path, params) + query)).json();
  const { events } = planned.parse(await read(routes.getDiary, { slug }));
  expect(events).toHaveLength(4);
  let cancelPath = '';
  for (const { id: eventId, is_home_visit } of events) {
    const [service] = offered.parse(await read(routes.listServices, { eventId }));
    const query = service ? `?service_id=${service.id}` : '';
    const slots = z.array(slotShape).parse(await read(routes.listTimeSlots, { eventId }, query));
    const free = slots.find(({ is_booked }) => !is_booked);
    if (!free) throw new Error('the event has no free time');
    const answer = await send(
      page,
      routes.bookSlot,
      { slotId: free.id },
      {
        attendee_first_name: TEXTS.firstName + UNSEEN,
        attendee_last_name: TEXTS.lastName,
        attendee_email: `customer-of-${slug}@example.com`,
        attendee_phone: TEXTS.phone,
        service_id: service?.id ?? null,
        selected_start_time: free.start_time,
        selected_end_time: free.end_time,
        ...(is_home_visit ? { customer_address: TEXTS.address, customer_postcode: TEXTS.postcode } : {}),
        answers: [
          { id: 1, text: TEXTS.question, answer: TEXTS.answer },
          { id: 2, text: TEXTS.question, answer: TEXTS.choice },
        ],
        source: `"><b data-hostile>javascript:hostile()`,
      },
    );
    const { cancel_url } = bookedAnswer.parse(await answer.json());
    cancelPath = cancel_url.slice(new URL(cancel_url).origin.length);
  }
  return cancelPath;
}

/** Addresses of mail that are none, numbers that are none, codes and errors: with the signs that calls take out. */
function writeWhatCallsRefuse(daybook: LaunchedServer, businessId: number, slug: string): Promise<void> {
  return addTo(daybook, async (add) => {
    await add.booking(businessId, {
      ...{ eventDate: TUESDAY, startTime: '15:30', endTime: '16:15', eventName: TEXTS.eventName + UNSEEN },
      ...{ attendeeFirstName: TEXTS.firstName + UNSEEN, attendeeLastName: TEXTS.lastName },
      ...{ attendeeEmail: TEXTS.email, attendeePhone: 'javascript:hostile()' },
      ...{ venueName: TEXTS.venueName, venueAddress: TEXTS.address, serviceName: TEXTS.serviceName },
      ...{ isHomeVisit: true, customerAddress: 'javascript:hostile()', customerPostcode: IMAGE },
      source: IMAGE,
    });
    await add.coupon({ code: `${TEXTS.couponCode}${slug}`, description: TEXTS.couponDescription + UNSEEN });
    await add.signup({ email: slug + TEXTS.email, firstName: TEXTS.readerName, lastName: OUT_OF_QUOTES });
    await add.email({
      ...{ kind: 'booking_confirmed', businessId, recipient: slug + TEXTS.email },
      ...{ status: 'failed', attempts: 8, lastError: TEXTS.emailError + UNSEEN },
    });
  });
}

/** A coupon that the admin makes, whose description calls let in. */
export const makeCoupon = (page: Page, code: string) =>
  send(
    page,
    adminRoutes.createCoupon,
    {},
    {
      ...{ code, discount_type: 'percentage', discount_value: 10 },
      description: TEXTS.couponDescription,
    },
  );
