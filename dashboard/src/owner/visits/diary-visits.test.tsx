import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DiaryWeek } from '@daybook/schema/contract/visits';
import { VisitsCard } from './DiaryVisits.tsx';

const week = (from: string, visits: number, bookings: number): DiaryWeek => ({
  from,
  visits,
  visitors: visits,
  bookings,
});
const WEEKS = [week('2026-11-02', 1200, 9), week('2026-11-09', 1, 1), week('2026-11-16', 30, 40)];

/** What is read of it, without tags. */
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const drawn = (weeks: readonly DiaryWeek[]) => renderToStaticMarkup(<VisitsCard weeks={weeks} />);

it('says in words what it draws, in all and of the last full week, singular and thousands too', () => {
  const html = drawn(WEEKS);
  expect(html).toContain(
    'aria-label="Visits and bookings by week. Last full week: 1 visit, 1 booking made. In all: 1,231 visits, 50 bookings made."',
  );
  expect(html).toContain('<title>Week from 02/11/26: 1,200 visits, 9 bookings made</title>');
  expect(textOf(html)).toMatch(/Visits 1,231 Bookings made 50/);
});

it('draws visits and bookings on one scale, each in its place, and this week as not over', () => {
  const html = drawn(WEEKS);
  const heights = [...html.matchAll(/data-tone="(\w+)"[^>]*? height="([\d.]+)"/g)].map(
    ([, tone, height]) => `${tone} ${Math.round(Number(height))}`,
  );
  // 94 pixels for 1,200; the smallest figure is seen.
  expect(heights).toEqual(['leaf 94', 'sky 1', 'leaf 1', 'sky 1', 'leaf 2', 'sky 3']);
  expect(html.match(/data-open="true"/g)).toHaveLength(1);
});

it('says what is counted, and claims no share of the visits that became bookings', () => {
  const text = textOf(drawn(WEEKS));
  expect(text).toContain('by people who accept cookies are counted');
  expect(text).toContain('none to its widget on a website');
  expect(text).not.toMatch(/%|per cent|rate/);
});

it('says that nothing was counted, and of whom something would be, whatever was booked', () => {
  const text = textOf(drawn(WEEKS.map((one) => ({ ...one, visits: 0, visitors: 0 }))));
  expect(text).toContain('No visits counted in the last 3 weeks');
  expect(text).toContain('by people who accept cookies');
  expect(text).not.toContain('Show as table');
});
