import { describe, expect, it } from 'vitest';
import type { PlainWaiting } from '@daybook/schema/contract/diary-page';
import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { newWaitingWish } from '@daybook/schema/rules/waiting-fields';
import { CORRECT_EMAIL_FIRST, FILL_REQUIRED_FIELDS } from '@daybook/schema/words/booking-form-texts';
import { SLOT_JUST_BOOKED } from '@daybook/schema/words/slot-texts';
import { newForm } from './diary/diary-state.ts';
import { ANSWER, EMPTY, samplePage } from './diary/sample-diary.ts';
import { renderPage } from './render.tsx';

type Page = ReturnType<typeof samplePage>;
const html = (...args: Parameters<typeof samplePage>) =>
  renderPage(samplePage(...args)).replaceAll('&amp;', '&');
const form = (change: Partial<Page['form']>) => ({ form: { ...samplePage().form, ...change } });
const fields = <Change extends object>(change: Change) => ({ ...newForm().fields, ...change });

/** Returns every element of that name, with its attributes and content. */
const elements = (page: string, name: string) =>
  [...page.matchAll(new RegExp(`<${name}( [^>]*)?>(.*?)</${name}>`, 'gs'))].map(([whole]) => whole);
const hidden = (page: string) => {
  const values: Record<string, string> = {};
  for (const [, name = '', value = ''] of page.matchAll(
    /<input type="hidden" name="([^"]*)" value="([^"]*)"/g,
  )) {
    values[name] = value;
  }
  return values;
};
const inForm = (page: string, action: string) =>
  elements(page, 'form').find((form) => form.includes(`action="${action}`)) ?? '';

describe('the hosted page', () => {
  it('names the business once as its heading, with its address', () => {
    const page = html();
    expect(elements(page, 'h1')).toEqual(['<h1 class="display">Willow & Co. Hair</h1>']);
    expect(page).toContain('14 Bridge Street, Hebden Bridge <span class="whole">HX7 8EX</span>');
  });

  it('contains no style or script that a strict policy would refuse', () => {
    for (const page of [html(), html({ slotId: '1-10:30' }), html({}, { booked: ANSWER })]) {
      expect(page).not.toMatch(/ style=|<script|<style| on[a-z]+=/);
    }
  });

  it('escapes what a business or a visitor wrote', () => {
    const page = renderPage(
      samplePage({ slotId: '1-10:30' }, form({ fields: fields({ attendee_email: '"><script>x' }) })),
    );
    expect(page).not.toContain('<script');
    expect(page).toContain('Willow &amp; Co. Hair');
  });

  it('shares without a script', () => {
    expect(html()).toMatch(/<details>.*wa\.me.*facebook.*x\.com.*mailto:.*<\/details>/s);
  });
});

describe('the waiting list without JavaScript', () => {
  const at = { ...NOTHING_CHOSEN, date: '2027-01-05' };
  const waiting = (change: Partial<PlainWaiting> = {}, isSent = false) => {
    const plain = {
      fields: fields(newWaitingWish(at, '2026-11-21')),
      problems: {},
      banner: null,
      keptEmail: null,
      stamp: 'signed',
      ...change,
    };
    return html({ date: '2027-01-05' }, { waiting: { at, isSent, form: plain } });
  };

  it('is linked when a day or a month has nothing free, and nowhere else', () => {
    const link = 'href="/diary/willow/waiting-list?';
    const full = samplePage({ date: '2027-01-05' }).slots;
    const taken = full && { ...full, slots: full.slots.map((slot) => ({ ...slot, is_booked: true })) };
    expect(html({ date: '2027-01-05' }, { slots: taken })).toContain(`${link}date=2027-01-05&event=6`);
    expect(html({ month: '2026-12' })).toContain(`${link}month=2026-12`);
    expect(html({ date: '2026-11-24' })).not.toContain(link);
  });

  it('is linked once in an empty diary, and not when the business has no list', () => {
    expect(html({}, { diary: EMPTY }).match(/diary\/willow\/waiting-list/g)).toHaveLength(1);
    const business = { ...EMPTY.business, has_waiting_list: false };
    expect(html({}, { diary: { ...EMPTY, business } })).not.toContain('waiting-list');
  });

  it('is a form that posts to its own address, with the day in both dates', () => {
    const page = inForm(waiting(), '/diary/willow/waiting-list?date=2027-01-05');
    expect(page).toContain('name="form_stamp" value="signed"');
    expect(page).toMatch(/name="from_date"[^>]*value="2027-01-05"/);
    expect(page).toMatch(/name="to_date"[^>]*value="2027-01-05"/);
    expect(page).toContain('<option value="any" selected>');
    expect(waiting()).toContain('>Tell me if a time is free: Event 6, Tuesday 5 January</h2>');
  });

  it('keeps the only service that was chosen', () => {
    const at = { ...NOTHING_CHOSEN, date: '2026-11-26', eventId: 2, serviceId: 22 };
    const { diary } = samplePage();
    const events = diary.events.map((event) =>
      event.id === 2 ? { ...event, services: event.services.slice(1) } : event,
    );
    const form = { fields: fields(newWaitingWish(at, '2026-11-21')), problems: {}, banner: null };
    const page = html(at, {
      diary: { ...diary, events },
      waiting: { at, isSent: false, form: { ...form, keptEmail: null, stamp: 'signed' } },
    });
    expect(page).toContain('<option value="22" selected>Colour</option>');
    expect(page).toContain('>Tell me if a time is free: Colour, Thursday 26 November</h2>');
  });

  it('keeps what was typed, and shows each problem next to its field', () => {
    const typed = fields({ ...newWaitingWish(at, '2026-11-21'), attendee_first_name: 'Ada' });
    const page = waiting({
      fields: typed,
      problems: { attendee_email: 'Email is required' },
      banner: 'Check it',
    });
    expect(page).toMatch(/name="attendee_first_name"[^>]*value="Ada"/);
    expect(page).toMatch(/aria-describedby="[^"]*daybook-attendee_email-problem"/);
    expect(page).toContain('<p>Check it</p>');
  });

  it('says what to do next once it is sent', () => {
    const page = waiting({}, true);
    expect(page).toContain('Check your email to confirm</h2>');
    expect(page).not.toContain('name="attendee_email"');
  });
});

describe('without JavaScript', () => {
  it('links every date with events, with its count in its name, and no other', () => {
    const page = html();
    expect(page).toMatch(/href="\/diary\/willow\?date=2026-11-24"[^>]*>24/);
    expect(page).toContain('aria-label="Tuesday 24 November 2026, 3 free times"');
    expect(page).toContain('aria-label="Wednesday 25 November 2026, no times"');
    expect(page).not.toContain('date=2026-11-25');
  });

  it('marks today, and the chosen date as selected', () => {
    const page = html();
    expect(page).toMatch(/aria-label="Saturday 21[^>]*aria-current="date"/);
    expect(page.match(/aria-selected="true"/g)).toHaveLength(1);
  });

  it('lets Tab stop at every date', () => {
    for (const link of elements(html(), 'a').filter((link) => link.includes('href="/diary/willow?date='))) {
      expect(link).not.toContain('tabindex="-1"');
    }
  });

  it('links the months that the diary reaches', () => {
    expect(html()).toMatch(/<a class="round" aria-label="Next month" href="[^"]*month=2026-12/);
    expect(html()).toMatch(/aria-disabled="true"[^>]*aria-label="Previous month"/);
    expect(html({ month: '2027-01' })).toMatch(/aria-disabled="true"[^>]*aria-label="Next month"/);
  });

  it('shows what comes next when a month has nothing', () => {
    expect(html({ month: '2026-12' })).toContain('Next free: Monday 4 January');
  });

  it('offers the free times as buttons of a form that keeps the choice, and disables the taken ones', () => {
    const times = inForm(html(), '/diary/willow"');
    expect(hidden(times)).toEqual({ date: '2026-11-24', event: '1', venue: '11' });
    expect(times).toContain('<button class="t" name="slot" value="1-10:30">10:30');
    expect(times).toMatch(
      /<button class="t" name="slot" value="1-09:00" disabled>09:00<span class="sr"> taken/,
    );
    expect(elements(times, 'h4').join()).toMatch(/Morning.*Evening/);
    expect(times).not.toContain('Afternoon');
  });

  it('shows the length once when all appointments are equally long, and at each when they differ', () => {
    const times = inForm(html(), '/diary/willow"');
    expect(times).toContain('45 minutes each');
    expect(times).not.toContain(' to ');
    const page = samplePage();
    const [first, ...others] = page.slots?.slots ?? [];
    if (!page.slots || !first) throw new Error('the sample has slots');
    const longer = { ...first, end_time: '10:15', ends_at: '2026-11-24T10:15:00Z' };
    const uneven = renderPage({ ...page, slots: { ...page.slots, slots: [longer, ...others] } });
    expect(uneven).toContain('09:00<small> to 10:15</small>');
    expect(uneven).toContain('10:30<small> to 11:15</small>');
    expect(uneven).not.toContain('each');
  });

  it('says ‘Over’, not ‘Full’, when all times have begun', () => {
    const page = samplePage();
    const over = { free_count: 0, is_over: true };
    const events = page.diary.events.map((event) => (event.id === 6 ? { ...event, ...over } : event));
    const dates = page.diary.dates.map((day) => (day.date === '2027-01-05' ? { ...day, ...over } : day));
    const january = samplePage({ month: '2027-01' }, { diary: { ...page.diary, events, dates } });
    expect(renderPage(january)).toMatch(/id="daybook-2027-01-05" class="day " aria-label="[^"]*, Over"/);
    expect(renderPage(january)).toContain('<span class="left none">Over</span>');
    expect(renderPage(january)).not.toContain('Full');
    expect(html({ month: '2027-01' })).toMatch(/class="day full" aria-label="[^"]*, Full"/);
  });

  it('says ‘No times’ for a date that offers nothing, and shows it as neither full nor free', () => {
    const page = samplePage();
    const empty = { free_count: 0, slot_count: 0 };
    const events = page.diary.events.map((event) => (event.id === 6 ? { ...event, ...empty } : event));
    const dates = page.diary.dates.map((day) => (day.date === '2027-01-05' ? { ...day, ...empty } : day));
    const january = renderPage(samplePage({ month: '2027-01' }, { diary: { ...page.diary, events, dates } }));
    expect(january).toMatch(/id="daybook-2027-01-05" class="day " aria-label="[^"]*, No times"/);
    expect(january).not.toContain('Full');
  });

  it('says nothing about a month that is not loaded yet', () => {
    const diary = { ...samplePage().diary, last_date: '2027-12-31' };
    const may = renderPage(samplePage({ month: '2027-05' }, { diary }));
    expect(may).toContain('aria-label="Monday 3 May 2027"');
    expect(may).toContain('class="skeleton"');
    expect(may).not.toMatch(/No dates this month|no times/);
  });

  it('says what has to be chosen first', () => {
    expect(inForm(html(), '/diary/willow"')).toContain('Please select a time slot first');
    expect(html({ eventId: 2 })).toContain('Please select a service first');
    expect(html({ eventId: 1, slotId: '1-10:30' })).not.toContain('Please select');
  });

  it('labels what an event asks of attendees', () => {
    const page = samplePage();
    const asking = (requirements_note: string | null) => {
      const events = page.diary.events.map((event) => ({ ...event, requirements_note }));
      return renderPage({ ...page, diary: { ...page.diary, events } });
    };
    expect(asking('Dry hair.')).toContain('<b>Please note: </b>Dry hair.');
    expect(asking(null)).not.toContain('Please note');
  });

  it('shows the phone next to the address, as a link when it is certainly a number', () => {
    expect(html()).toMatch(/<a class="ring" href="tel:01422555010">.*01422 555 010/);
    const page = samplePage();
    const called = (business_phone: string | null) =>
      renderPage({ ...page, diary: { ...page.diary, business: { ...page.diary.business, business_phone } } });
    expect(called('ask for Ruth')).toContain('ask for Ruth');
    expect(called('ask for Ruth')).not.toContain('tel:');
    expect(called(null)).not.toContain('tel:');
  });

  it('names the time zone', () => {
    expect(html()).toContain('Times are in London time (GMT).');
  });
});

describe('the steps', () => {
  it('ask for a service first, with price and minutes', () => {
    const page = html({ eventId: 2 });
    expect(page).toContain('Choose a service');
    expect(page).toMatch(/href="[^"]*event=2&service=21"[^>]*>.*Cut.*45\u00a0min\u00a0· £38\.00/s);
    expect(page).not.toContain('name="slot"');
  });

  it('show the service with a link that changes it, once chosen', () => {
    const page = html({ eventId: 2, serviceId: 21 });
    expect(page).toMatch(/Cut\u00a0· 45\u00a0min\u00a0· £38\.00.*href="[^"]*event=2"[^>]*>Change/s);
    expect(page).not.toContain('Choose a service');
  });

  it('assume any venue when there are several, and show the times already', () => {
    const page = html({ eventId: 3 });
    expect(page).toMatch(/aria-current="true"[^>]*>.*?<b>Any<\/b>/s);
    expect(page).toMatch(/venue=31.*venue=32/s);
    expect(page).toContain('value="3-13:00"');
  });

  it('let people choose one of a date’s several events', () => {
    const page = html({ date: '2026-11-28' });
    expect(page).toContain('On this day');
    expect(page).toMatch(/href="[^"]*date=2026-11-28&event=4"/);
  });

  it('register for a day event, with its places', () => {
    const page = html({ eventId: 4 });
    expect(page).toContain('12 places left');
    expect(page).toMatch(/<button class="primary" name="slot" value="4-09:00">Register/);
    expect(html({ eventId: 4, slotId: '4-09:00' })).toContain('Register for Saturday');
  });

  it('say when there is nothing to book', () => {
    const page = html({}, { diary: EMPTY });
    expect(page).toContain('Nothing to book yet');
    expect(page).not.toContain('<form');
  });
});

describe('the details form', () => {
  const details = (more: Partial<Page> = {}) =>
    inForm(html({ eventId: 2, serviceId: 21, slotId: '2-13:00' }, more), '/diary/willow/book"');

  it('posts the choice with what is typed', () => {
    const page = details(form({ source: 'leaflet', keptEmail: 'a@gmial.com' }));
    expect(page).toContain('method="post"');
    expect(hidden(page)).toEqual({
      slot_id: '2-13:00',
      service_id: '21',
      service_price: '38',
      selected_start_time: '13:00',
      selected_end_time: '13:45',
      form_stamp: 'stamp',
      idempotency_key: 'key',
      kept_email: 'a@gmial.com',
      source: 'leaflet',
    });
  });

  it('links to our privacy policy, and shows what the business tells its customers', () => {
    const plain = details();
    expect(plain).toContain('href="/privacy-policy"');
    expect(plain).not.toMatch(/uses your details|Cancellation policy/);
    const { diary } = samplePage();
    const business = {
      ...diary.business,
      privacy_notice: 'https://willow.example/privacy',
      cancellation_policy: 'Please cancel a day before.',
      trading_details: 'Ruth Ellis trading as Willow',
    };
    const page = details({ diary: { ...diary, business } });
    expect(page).toContain('href="https://willow.example/privacy"');
    for (const text of [
      'How Willow & Co. Hair uses your details',
      'Please cancel a day before.',
      'Ruth Ellis',
    ])
      expect(page).toContain(text);
  });

  it('labels each field and tells browsers what it is for', () => {
    const page = details();
    for (const token of ['given-name', 'family-name', 'email', 'tel']) {
      expect(page).toContain(`autocomplete="${token}"`);
    }
    for (const [, id] of page.matchAll(/<label for="([^"]*)"/g)) expect(page).toContain(`id="${id}"`);
    expect(page).toMatch(/Phone <em>optional<\/em>/);
    expect(page).toMatch(/By booking you agree to pay £\d+\.\d\d at your appointment\./);
    expect(page).toContain('Book 13:00 on Thursday');
  });

  it('hides its trap from people but not from programs', () => {
    expect(details()).toMatch(
      /<label class="sr" aria-hidden="true">Leave this empty<input name="leave_empty" tabindex="-1" autocomplete="off"/,
    );
  });

  it('asks for the address of a home visit', () => {
    const page = html({ eventId: 5, slotId: '5-13:00' });
    expect(page).toContain('autocomplete="street-address"');
    expect(page).toContain('autocomplete="postal-code"');
    expect(page).toContain('At your address');
    expect(details()).not.toContain('street-address');
  });

  it('shows problems next to their fields, with what was typed', () => {
    const page = details(
      form({
        banner: FILL_REQUIRED_FIELDS,
        problems: { attendee_last_name: 'Last name is required' },
        fields: fields({ attendee_first_name: 'Ada' }),
      }),
    );
    expect(page).toContain('value="Ada"');
    expect(page).toMatch(
      /name="attendee_last_name"[^>]*aria-invalid="true" aria-describedby="daybook-attendee_last_name-problem"/,
    );
    expect(page).toContain('id="daybook-attendee_last_name-problem">Last name is required');
  });

  it('asks once about an address that looks misspelt, and says how to keep it', () => {
    const page = html(
      { eventId: 1, slotId: '1-10:30' },
      form({
        fields: fields({ attendee_email: 'ada@gmial.com' }),
        problems: { attendee_email: 'Did you mean gmail.com?' },
        keptEmail: 'ada@gmial.com',
      }),
    );
    expect(page.match(/Did you mean gmail\.com\?/g)).toHaveLength(1);
    expect(page).toContain('choose Book again to keep it');
  });

  it('shows problems of the whole form in a banner', () => {
    const page = html({ eventId: 1 }, form({ banner: SLOT_JUST_BOOKED }));
    expect(page).toMatch(/role="alert"><p>This time slot has just been booked/);
    expect(html({ eventId: 1 })).not.toContain('role="alert"');
    expect(html({ eventId: 1 }, form({ banner: CORRECT_EMAIL_FIRST }))).toContain('before submitting.');
  });
});

describe('the confirmation', () => {
  const page = html({}, { booked: ANSWER });

  it('shows when, what, where and the reference', () => {
    for (const text of [
      'You’re booked, Ada',
      'Tuesday 24 November 2026, 10:30 to 10:45',
      'Cut · £38.00',
      'Front room, 14 Bridge Street, HX7\u00a08EX',
      'WC7-K4TP-9H',
    ]) {
      expect(page).toContain(text);
    }
  });

  it('promises a reminder only when one will come', () => {
    const soon = { ...ANSWER, booking: { ...ANSWER.booking, starts_at: '2026-11-22T10:30:00.000Z' } };
    expect(page).toContain('You’ll also get a reminder two days before.');
    expect(html({}, { booked: soon })).not.toContain('reminder');
  });

  it('of the demo says that no email was sent, and shows it', () => {
    const email = { subject: 'Booking confirmed: Cut', text: 'Hello Ada,\n\n<b>no HTML</b>', html: '' };
    const tried = html({}, { booked: { ...ANSWER, email } });
    expect(tried).toContain('no email sent. We delete this booking after 60 minutes.');
    expect(tried).not.toMatch(/is expecting you|on its way/);
    expect(tried).toMatch(/<details[^>]*><summary>The email that customers receive<\/summary>/);
    expect(tried).toContain('<pre>Hello Ada,\n\n&lt;b>no HTML&lt;/b></pre>');
    expect(page).not.toContain('<details class="box email"');
  });

  it('links the calendar, the invitation, the cancellation and another booking', () => {
    expect(page).toContain('https://calendar.google.com/calendar/render?action=TEMPLATE');
    expect(page).toContain(`href="${ANSWER.invite_url}"`);
    expect(page).toContain(`href="${ANSWER.cancel_url}"`);
    expect(page).toMatch(/href="\/diary\/willow\?date=2026-11-24"[^>]*>Book Another Appointment/);
  });

  it('says who travels to whom', () => {
    const visit = { ...ANSWER.booking, customer_address: '1 Mill Lane', customer_postcode: 'HX7 1AA' };
    expect(page).toContain('is expecting you.');
    expect(html({}, { booked: { ...ANSWER, booking: visit } })).toMatch(
      /will come to you\..*1 Mill Lane, HX7\u00a01AA/s,
    );
  });
});
