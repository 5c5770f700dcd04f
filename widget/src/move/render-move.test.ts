import { describe, expect, it } from 'vitest';
import type { DiaryPage } from '@daybook/schema/contract/diary-page';
import type { DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { ANSWER, samplePage } from '../diary/sample-diary.ts';
import { renderPage } from '../render.tsx';
import { MOVE } from './sample-move.ts';

const html = (asked: Partial<DiaryChoice> = {}, more: Partial<DiaryPage> = {}) =>
  renderPage(samplePage(asked, { move: MOVE, ...more })).replaceAll('&amp;', '&');

describe('the page that changes the time of a booking', () => {
  it('shows the booking, which stays until a new time is confirmed', () => {
    const page = html();
    expect(page).toContain('Change the time of your booking');
    expect(page).toContain('Cut, 10:30 to 10:45');
    expect(page).toContain('Reference WC7-K4TP-9H · your booking stays until you confirm a new time');
    expect(page).toContain(`href="/diary/willow/booked?token=${MOVE.token}"`);
    expect(page).not.toContain('Copy link');
  });

  it('keeps the token in every link and form of the diary', () => {
    const page = html({ slotId: '1-17:00', eventId: 1 });
    const links = [...page.matchAll(/href="(\/diary\/willow\?[^"]*|\/diary\/willow)"/g)].map(
      ([, href]) => href,
    );
    expect(links.length).toBeGreaterThan(3);
    for (const href of links) expect(href).toContain(`move=${MOVE.token}`);
    expect(page).toContain(`<input type="hidden" name="move" value="${MOVE.token}"/>`);
    expect(page).toContain(`<input type="hidden" name="token" value="${MOVE.token}"/>`);
  });

  it('shows the old and the new time, that the price stays, and until when it can be changed again', () => {
    const page = html({ slotId: '1-17:00', eventId: 1 });
    expect(page.replaceAll(/<[^>]*>/g, '')).toContain(
      'From Tuesday 24 November, 10:30 to Tuesday 24 November, 17:00. The price stays £38.00. You can change or cancel until 24 hours before it starts.',
    );
    expect(page).toContain('Change to 17:00');
    expect(page).toContain('We’ll email you the new time, with an updated calendar invitation.');
    expect(page).toContain('action="/diary/willow/move"');
    expect(page).not.toContain('First name');
  });

  it('says before the button where the person or the place would be another', () => {
    const { diary } = samplePage();
    const [venue] = diary.events[0]?.venues ?? [];
    if (!venue) throw new Error('the example has no venue');
    const textOf = (booking: Partial<typeof MOVE.booking>, people: { id: number; name: string }[]) =>
      html(
        { slotId: '1-17:00', eventId: 1 },
        {
          move: { ...MOVE, booking: { ...MOVE.booking, ...booking } },
          diary: { ...diary, events: diary.events.map((event) => ({ ...event, people, venues: [venue] })) },
        },
      ).replaceAll(/<[^>]*>/g, '');
    const priyas = { person_id: 9, person_name: 'Priya' };
    const [maya, sam, priya] = [
      { id: 7, name: 'Maya' },
      { id: 8, name: 'Sam' },
      { id: 9, name: 'Priya' },
    ];
    expect(textOf(priyas, [maya])).toContain('17:00. With Maya instead of Priya. ');
    expect(textOf(priyas, [maya, sam])).toContain('17:00. It may not be with Priya. ');
    expect(textOf(priyas, [priya])).not.toMatch(/instead|may not/);
    const attic = { venue_name: 'Attic' };
    expect(textOf(attic, [])).toContain(`At ${venue.venue_name} instead of Attic. `);
    expect(textOf({ venue_name: venue.venue_name }, [])).not.toContain('instead');
  });

  it('marks the chosen time and shows the others', () => {
    const page = html({ slotId: '1-17:00', eventId: 1 });
    expect(page).toMatch(/value="1-17:00"[^>]* aria-current="true"/);
    expect(page).toContain('value="1-10:30"');
  });

  it('offers anyone when the booking names a person from a team', () => {
    const people = [
      { id: 7, name: 'Ruth' },
      { id: 8, name: 'Sam' },
    ];
    const { diary } = samplePage();
    const team = { ...diary, events: diary.events.map((event) => ({ ...event, people })) };
    const page = html({ eventId: 1, personId: 7 }, { diary: team });
    expect(page.replaceAll(/<[^>]*>/g, '')).toContain('With Ruth, or anyone');
    expect(page).toContain('with=0');
  });

  it('ends with the new time, without the old one', () => {
    const page = html({}, { booked: ANSWER });
    expect(page).toContain('Your new time is booked, Ada');
    expect(page).toContain('Cancel this booking');
    expect(page).not.toContain('your booking stays');
    expect(page).not.toContain('Book Another Appointment');
  });
});
