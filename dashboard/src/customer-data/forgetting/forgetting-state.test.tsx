import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ForgetState } from '@daybook/schema/contract/customer-data';
import { exampleData } from '../../api/example-my-data.ts';
import { ForgettingState } from './ForgettingState.tsx';

// What the server writes into the page is not there where there is no page.
beforeAll(() => void vi.stubGlobal('document', { querySelector: () => null }));
afterAll(() => void vi.unstubAllGlobals());

const drawn = (forgetting: ForgetState, refusal: string | null = null) =>
  renderToStaticMarkup(
    <ForgettingState data={exampleData({ forgetting })} refusal={refusal} onAsk={() => undefined} />,
  );
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const at = '2026-11-22T18:30:00.000Z';

it('offers to ask where nobody was asked, and says what the law gives and does not give', () => {
  const text = textOf(drawn({ is: 'not_asked' }));
  expect(text).toContain('must answer within a calendar month, and may have to keep some records by law.');
  expect(text).toContain('Ask to be forgotten');
});

it.each([
  ['still_to_come', { is: 'still_to_come' }, /appointment to come.*Cancel it below, or ask when it is over/],
  [
    'asked',
    { is: 'asked', asked_at: at, answer_by: '2026-12-22' },
    /on Sunday 22 November 2026 at .* must answer by Tuesday 22 December 2026.*complain to the Information/,
  ],
  [
    'kept',
    {
      is: 'kept',
      kept_at: at,
      reason: 'The tax office wants six years.',
      may_ask_from: '2026-12-22T18:30:00.000Z',
    },
    /keeps the records: The tax office wants six years. You can ask again from Tuesday 22 December 2026.*complain/,
  ],
  ['being_forgotten', { is: 'being_forgotten' }, /has agreed, and you are being forgotten/],
  ['nobody_to_ask', { is: 'nobody_to_ask' }, /no longer with Daybook.*write to support@daybook.example/],
] satisfies [string, ForgetState, RegExp][])(
  'says what is true of %s, and offers nothing to press',
  (_, state, words) => {
    const html = drawn(state);
    expect(textOf(html)).toMatch(words);
    expect(html).not.toContain('<button');
  },
);

it('reads out where it stands when that changes, and why a wish was refused', () => {
  expect(drawn({ is: 'being_forgotten' })).toContain('role="status"');
  expect(drawn({ is: 'still_to_come' }, 'There is one to come.')).toMatch(
    /role="alert".*There is one to come\./,
  );
});

it('shows the words of the business as a quotation, and as text alone', () => {
  const html = drawn({ is: 'kept', kept_at: at, reason: '<b>No</b>', may_ask_from: at });
  expect(html).toMatch(/<blockquote[^>]*>&lt;b&gt;No&lt;\/b&gt;<\/blockquote>/);
});
