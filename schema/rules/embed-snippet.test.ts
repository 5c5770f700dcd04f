import { expect, it } from 'vitest';
import { embedSnippet } from './embed-snippet.ts';

const willow = { origin: 'https://book.example', slug: 'willow-co-hair' };

it('is the script and the link that it replaces', () => {
  expect(embedSnippet(willow)).toBe(
    `<script src="https://book.example/embed.js" data-diary="willow-co-hair" async></script>
<a href="https://book.example/diary/willow-co-hair">Book online</a>`,
  );
});

it('sets only what differs from the widget’s defaults', () => {
  const [script] = embedSnippet({ ...willow, accent: '#aa0044', theme: 'dark' }).split('\n');
  expect(script).toBe(
    '<script src="https://book.example/embed.js" data-diary="willow-co-hair" data-accent="#aa0044" data-theme="dark" async></script>',
  );
});
