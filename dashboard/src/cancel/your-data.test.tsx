import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makeQueryClient } from '#api/query-client.ts';
import { YourData } from './YourData.tsx';

const drawn = (isDemo: boolean) =>
  renderToStaticMarkup(
    <QueryClientProvider client={makeQueryClient()}>
      <YourData
        token="a-token"
        booking={{ business_name: 'Willow & Co. Hair', is_demo: isDemo, privacy_notice: NOTICE }}
      />
    </QueryClientProvider>,
  );

const NOTICE = 'https://willow.example/privacy';

it('links to how the business and Daybook use the customer’s details', () => {
  const html = drawn(false);
  expect(html).toContain(
    `<a href="${NOTICE}" rel="noreferrer">How Willow &amp; Co. Hair uses your details</a>`,
  );
  expect(html).toContain('<a href="/privacy-policy">Daybook’s privacy policy</a>');
});

it('offers to email the link, and sends none before somebody asks', () => {
  const html = drawn(false);
  expect(html).toMatch(
    /Your data.*See what Willow &amp; Co\. Hair holds about you.*<button.*Email me the link/,
  );
  expect(html).toMatch(/role="status"[^>]*><\/p>/);
});

it('offers none for the demo, which emails nobody', () => {
  expect(drawn(true)).toBe('');
});
