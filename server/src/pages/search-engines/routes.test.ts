import { expect, it } from 'vitest';
import { sitemapIndex, sitemapPart } from './routes.ts';

it('lists pages as the protocol wants it', () => {
  expect(sitemapPart(['https://book.example/', 'https://book.example/diary/willow'])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<url><loc>https://book.example/</loc></url>\n' +
      '<url><loc>https://book.example/diary/willow</loc></url>\n' +
      '</urlset>\n',
  );
});

it('lists parts in an index', () => {
  expect(sitemapIndex(['https://book.example/sitemap/pages'])).toContain(
    '<sitemap><loc>https://book.example/sitemap/pages</loc></sitemap>',
  );
});

it('lets no sign of an address end its element', () => {
  expect(sitemapPart(['https://book.example/?a&<b'])).toContain(
    '<loc>https://book.example/?a&amp;&lt;b</loc>',
  );
});
