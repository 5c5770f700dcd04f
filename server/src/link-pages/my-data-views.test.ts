import { renderToString } from 'hono/jsx/dom/server';
import { describe, expect, it } from 'vitest';
import type { ErasureStatus, MyData } from '@daybook/schema/contract/customer-data';
import { exampleBooking, exampleData } from '../customer-data/example-my-data.ts';
import { myDataView, type MyDataChange } from './my-data-views.tsx';

const to = { path: '/my-data', token: 'a-token-of-the-email', carried: {} };
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const at = '2026-11-22T18:30:00.000Z';

interface Given {
  done?: MyDataChange[];
  refused?: { change: MyDataChange; message: string | null };
  carried?: Record<string, string>;
}

const drawn = (changed: Partial<MyData>, { done = [], refused, carried = {} }: Given = {}) => {
  const shown = { done, refused: refused ? { typed: {}, problems: {}, ...refused } : null };
  return renderToString(myDataView(exampleData(changed), { ...to, carried }, shown).content);
};
/** Returns the section about deletion. */
const erasureOf = (erasure: ErasureStatus, given?: Given) =>
  /aria-labelledby="erasure".*?<\/section>/s.exec(drawn({ erasure }, given))?.[0] ?? '';

it('offers to ask when no request was made, and says what the law does and doesn’t give', () => {
  const text = textOf(erasureOf({ is: 'not_asked' }));
  expect(text).toContain('must reply within a calendar month. It may have to keep some records by law.');
  expect(text).toContain('Request deletion');
});

it('says by when we delete the data of a business that has closed, and offers an email about it', () => {
  const text = textOf(erasureOf({ is: 'business_closed', deleted_by: '2026-12-22' }));
  expect(text).toContain(
    'has closed its diary on Daybook. We’ll delete your details by Tuesday 22 December 2026.',
  );
  expect(text).toContain('Email me when it’s done');
});

it.each([
  [
    'still_to_come',
    { is: 'still_to_come' },
    /appointment that isn’t over yet.*cancel it below if it hasn’t started/,
  ],
  [
    'asked',
    { is: 'asked', asked_at: at, answer_by: '2026-12-22' },
    /on Sunday 22 November 2026 at .* must reply by Tuesday 22 December 2026.*complain to the Information/,
  ],
  [
    'kept',
    {
      is: 'kept',
      kept_at: at,
      reason: 'The tax office wants six years.',
      may_ask_from: '2026-12-22T18:30:00.000Z',
    },
    /is keeping its records: The tax office wants six years. You can ask again from Tuesday 22 December 2026.*complain/,
  ],
  ['being_erased', { is: 'being_erased' }, /are being deleted/],
  [
    'deletion_due',
    { is: 'deletion_due', deleted_by: '2026-12-22' },
    /We’ll delete your details by Tuesday 22 December 2026 and email you when that’s done/,
  ],
] satisfies [string, ErasureStatus, RegExp][])('describes %s, and offers no button', (_, state, words) => {
  const html = erasureOf(state);
  expect(textOf(html)).toMatch(words);
  expect(html).not.toContain('<button');
});

describe('a request', () => {
  it('is asked about first, on the page itself where no script opens the question', () => {
    expect(erasureOf({ is: 'not_asked' })).not.toMatch(/<dialog[^>]* open/);
    expect(erasureOf({ is: 'not_asked' }, { carried: { ask: '1' } })).toMatch(/<dialog[^>]* open/);
  });

  it('reads out that it was sent', () => {
    const html = erasureOf({ is: 'asked', asked_at: at, answer_by: '2026-12-22' }, { done: ['erase'] });
    expect(html).toMatch(/role="status"[^>]*>Request sent to Willow &amp; Co\. Hair\./);
    expect(html).toMatch(/<h2 [^>]*autofocus/);
  });

  it('reads out why it was refused, beside the present state', () => {
    const refused = { change: 'erase', message: 'There is one to come.' } as const;
    expect(erasureOf({ is: 'still_to_come' }, { refused })).toMatch(/role="alert".*There is one to come\./);
  });

  it('keeps its question open where it failed', () => {
    const html = erasureOf({ is: 'not_asked' }, { refused: { change: 'erase', message: null } });
    expect(html).toMatch(
      /<dialog[^>]* open.*role="alert".*We couldn’t send your request\. Please try again\./,
    );
  });
});

it('shows the words of the business as a quotation and as plain text', () => {
  const html = erasureOf({ is: 'kept', kept_at: at, reason: '<b>No</b>', may_ask_from: at });
  expect(html).toMatch(/<blockquote[^>]*>&lt;b&gt;No&lt;\/b&gt;<\/blockquote>/);
});

it('says what failed when the file can’t be made', () => {
  const html = drawn({}, { refused: { change: 'download', message: null } });
  expect(html).toMatch(/role="alert"[^>]*><p>We couldn’t make the file\. Please try again\./);
});

describe('the bookings', () => {
  it('are open where they can be cancelled, and the newest is', () => {
    const closed = exampleBooking({ cancel_url: null });
    const html = drawn({ bookings: [closed, exampleBooking(), closed], total: 3 });
    const isOpen = [...html.matchAll(/<details([^>]*)><summary><h3>[^<]*, <span/g)].map(([, open = '']) =>
      open.includes('open'),
    );
    expect(isOpen).toEqual([true, true, false]);
  });

  it('come in pages, whose links keep the token and lead to the list', () => {
    const html = drawn({ total: 120, page: 2, page_count: 3 });
    expect(textOf(html)).toContain('Showing 51 to 100 of 120 bookings');
    expect(html).toContain('href="/my-data?token=a-token-of-the-email&amp;page=3#bookings"');
    expect(html).toMatch(/aria-label="Page 2" aria-current="page"/);
  });

  it('are said to be none', () => {
    expect(textOf(drawn({ bookings: [], total: 0 }))).toContain('No bookings');
  });
});
