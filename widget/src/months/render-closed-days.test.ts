import { describe, expect, it } from 'vitest';
import type { PublicEvent } from '@daybook/schema/contract/event';
import { samplePage } from '../diary/sample-diary.ts';
import { renderPage } from '../render.tsx';

const html = (...args: Parameters<typeof samplePage>) => renderPage(samplePage(...args));

describe('days on which a business is closed', () => {
  it('are bank holidays, but not one on which times are offered anyway', () => {
    const page = samplePage();
    const bank_holidays = [
      { date: '2027-01-01', name: 'New Year’s Day' },
      { date: '2027-01-04', name: '2nd January (substitute day)' },
      { date: '2027-01-05', name: 'A day of rest' },
    ];
    const empty = { free_count: 0, slot_count: 0 };
    const events = page.diary.events.map((event) => (event.id === 6 ? { ...event, ...empty } : event));
    const dates = page.diary.dates.map((day) => (day.date === '2027-01-05' ? { ...day, ...empty } : day));
    const diary = { ...page.diary, bank_holidays, events, dates };
    const january = renderPage(samplePage({ month: '2027-01' }, { diary }));
    expect(january).toContain('Closed: 1 New Year’s Day, 5 A day of rest');
    expect(january).toContain('aria-label="Friday 1 January 2027, Closed: New Year’s Day"');
    expect(january).toMatch(/id="daybook-2027-01-04" class="day free" aria-label="[^"]*, 3 free times"/);
    expect(january).toContain('<span class="left none">Closed</span>');
    expect(html({ month: '2027-01' })).not.toContain('Closed');
  });

  it('of its own show from when to when instead of prices, and what is next', () => {
    const { diary: sample } = samplePage();
    const off = { free_count: 0, slot_count: 0 };
    const closedOn = (from_date: string, to_date: string, change: Partial<PublicEvent> = off) => {
      const events = sample.events.map((event) => (event.id === 2 ? { ...event, ...change } : event));
      const dates = sample.dates.map((day) => (day.date === '2026-11-26' ? { ...day, ...change } : day));
      const diary = { ...sample, events, dates, closures: [{ from_date, to_date }] };
      return html({ date: '2026-11-26' }, { diary });
    };
    const page = closedOn('2026-11-25', '2026-11-27');
    expect(page).toMatch(
      />Closed 25 to 27 November<\/h2>.*Willow &amp; Co. Hair takes no bookings then\..*class="primary"[^>]*>Next free: Saturday 28 November/s,
    );
    expect(page).not.toMatch(/£|Please select|No times are left|Tell me/);
    expect(page.match(/<td aria-selected="(?:true|false)" class="off">/g)).toHaveLength(3);
    expect(page).toContain('aria-label="Thursday 26 November 2026, Closed 25 to 27 November"');
    expect(page).toContain('aria-label="Friday 27 November 2026, Closed 25 to 27 November"');
    expect(page).toContain('<span class="left none">Closed</span>');
    expect(closedOn('2026-11-26', '2026-11-26')).toContain('Closed on Thursday 26 November');
    // An earlier night's times may run past midnight.
    expect(closedOn('2026-11-26', '2026-11-26', {})).toContain('Please select a service first');
  });
});
