import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ErasureStatus } from '@daybook/schema/contract/customer-data';
import { exampleData } from '#api/example-my-data.ts';
import { ErasureState } from './Erasure.tsx';

const drawn = (erasure: ErasureStatus, refusal: string | null = null) =>
  renderToStaticMarkup(
    <ErasureState
      data={exampleData({ erasure })}
      refusal={refusal}
      isAsking={false}
      onAsk={() => undefined}
    />,
  );
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const at = '2026-11-22T18:30:00.000Z';

it('offers to ask when no request was made, and says what the law does and doesn’t give', () => {
  const text = textOf(drawn({ is: 'not_asked' }));
  expect(text).toContain('must reply within a calendar month. It may have to keep some records by law.');
  expect(text).toContain('Request deletion');
});

it('says by when we delete the data of a business that has closed, and offers an email about it', () => {
  const text = textOf(drawn({ is: 'business_closed', deleted_by: '2026-12-22' }));
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
  const html = drawn(state);
  expect(textOf(html)).toMatch(words);
  expect(html).not.toContain('<button');
});

it('reads out the state when it changes, and why a request was refused', () => {
  expect(drawn({ is: 'being_erased' })).toContain('role="status"');
  expect(drawn({ is: 'still_to_come' }, 'There is one to come.')).toMatch(
    /role="alert".*There is one to come\./,
  );
});

it('shows the words of the business as a quotation and as plain text', () => {
  const html = drawn({ is: 'kept', kept_at: at, reason: '<b>No</b>', may_ask_from: at });
  expect(html).toMatch(/<blockquote[^>]*>&lt;b&gt;No&lt;\/b&gt;<\/blockquote>/);
});
