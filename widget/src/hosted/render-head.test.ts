import { describe, expect, it } from 'vitest';
import type { Diary } from '@daybook/schema/contract/diary';
import { CHOOSE, NOTHING_CHOSEN, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { exampleService } from '@daybook/schema/test/example-service';
import { samplePage } from '../diary/sample-diary.ts';
import { renderPage } from '../render.tsx';

const people = [
  { id: 1, name: 'Ruth Ellis' },
  { id: 2, name: 'Maya Orr' },
];
const cut = {
  ...exampleService,
  id: 7,
  service_name: 'Cut',
  places_per_booking: 1,
  person_ids: [1],
  first_free: null,
};

function head(more: Partial<Diary>, choice: Partial<DiaryChoice> = {}): string {
  const page = samplePage();
  const html = renderPage({
    ...page,
    diary: { ...page.diary, ...more },
    choice: { ...NOTHING_CHOSEN, ...choice },
  });
  return html.slice(0, html.indexOf('</header>'));
}
const business = (more: Partial<Diary['business']>) => ({
  business: { ...samplePage().diary.business, ...more },
});

describe('the head of the hosted diary', () => {
  it('leaves out what the business hasn’t given', () => {
    const nothing = { business_address: null, postcode: null, business_phone: null };
    expect(head(business(nothing))).not.toMatch(/<img|class="(hours|team|at|ring)/);
  });

  it('shows the picture, and opens the address on a map', () => {
    expect(head(business({ picture: '/pictures/a.jpg' }))).toMatch(
      /<img class="photo" src="\/pictures\/a\.jpg" alt /,
    );
    expect(head({})).toMatch(/<a class="at" href="https:\/\/www\.google\.com\/maps/);
  });

  it('shows a person’s picture, or initials', () => {
    const [first, ...others] = people;
    const html = head({ people: [{ id: 1, name: '', ...first, picture: '/pictures/a.jpg' }, ...others] });
    expect(html.match(/<img class="portrait" src="\/pictures\/a\.jpg" alt /g)).toHaveLength(1);
    expect(html.match(/<span class="portrait"/g)).toHaveLength(others.length);
  });

  it('shows hours that fit one line, and folds others', () => {
    expect(head(business({ opening_hours: 'Weekends only' }))).toContain(
      '<p class="hours">Weekends only</p>',
    );
    expect(head(business({ opening_hours: 'Mondays\nTuesdays' }))).toContain('<details class="hours');
  });

  it('lets a portrait choose that person: for the chosen service, or with one to choose', () => {
    const links = (choice: Partial<DiaryChoice>) =>
      [...head({ people, services: [cut] }, choice).matchAll(/service=(\w+)&(?:amp;)?with=(\d)/g)].map(
        ([, service, person]) => [service, person],
      );
    expect(links({})).toEqual([
      [CHOOSE, '1'],
      [CHOOSE, '2'],
    ]);
    expect(links({ catalogueId: 7 })).toEqual([
      ['7', '1'],
      [CHOOSE, '2'],
    ]);
    expect(head({ people })).not.toContain('with=');
  });
});
