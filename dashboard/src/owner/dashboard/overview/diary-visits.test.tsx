import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DiaryWeek } from '@daybook/schema/contract/visits';
import { VisitsCard } from './DiaryVisits.tsx';

const week = (from: string, views: number, bookings: number): DiaryWeek => ({
  from,
  views,
  earlier_visits: 0,
  bookings,
});
const WEEKS = [week('2026-11-02', 1200, 9), week('2026-11-09', 1, 1), week('2026-11-16', 30, 40)];

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const drawn = (weeks: readonly DiaryWeek[]) => renderToStaticMarkup(<VisitsCard weeks={weeks} />);

it('describes the chart in words: its total and last full week, with singulars and thousands', () => {
  const html = drawn(WEEKS);
  expect(html).toContain(
    'aria-label="Page views and bookings by week. Last full week: 1 page view, 1 booking made. Total: 1,231 page views, 50 bookings made."',
  );
  expect(html).toContain('<title>Week from 02/11/26: 1,200 page views, 9 bookings made</title>');
  expect(textOf(html)).toMatch(/Page views 1,231 Bookings made 50/);
});

it('draws page views and bookings on one scale, and this week as not over', () => {
  const html = drawn(WEEKS);
  const heights = [...html.matchAll(/data-tone="(\w+)"[^>]*? height="([\d.]+)"/g)].map(
    ([, tone, height]) => `${tone} ${Math.round(Number(height))}`,
  );
  // 1,200 is 94 pixels high, and even the smallest figure is visible.
  expect(heights).toEqual(['leaf 94', 'sky 1', 'leaf 1', 'sky 1', 'leaf 2', 'sky 3']);
  expect(html.match(/data-open="true"/g)).toHaveLength(1);
});

it('says what is counted, and claims no share of the views that became bookings', () => {
  const text = textOf(drawn(WEEKS));
  expect(text).toContain(
    'each time your diary page is opened, except by bots that identify themselves. The widget on your website isn’t counted.',
  );
  expect(text).not.toContain('cookies');
  expect(text).not.toMatch(/%|per cent|rate/);
});

it('explains why earlier weeks, in which visits with consent were counted, show fewer', () => {
  const text = textOf(drawn(WEEKS.map((one) => ({ ...one, views: 0, earlier_visits: 5 }))));
  expect(text).toContain('visits by people who accepted cookies, not page views');
  expect(text).toContain('Page views 15');
});

it('says that nothing was counted, and what would be, whatever was booked', () => {
  const text = textOf(drawn(WEEKS.map((one) => ({ ...one, views: 0 }))));
  expect(text).toContain('No page views in the last 3 weeks');
  expect(text).toContain('how often your diary page is opened');
  expect(text).not.toContain('Show as table');
});
