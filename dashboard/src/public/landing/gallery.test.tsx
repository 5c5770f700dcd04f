import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Gallery } from './Gallery.tsx';
import { SHOWN } from './landing-texts.ts';

const html = renderToStaticMarkup(<Gallery />);
const images = html.match(/<img [^>]*>/g) ?? [];

it('reserves the space of each picture, and loads it only when it comes into view', () => {
  expect(images).toHaveLength(SHOWN.length);
  for (const image of images) {
    expect(image).toMatch(/ width="\d+" height="\d+"/);
    expect(image).toContain('loading="lazy"');
    expect(image).toMatch(/ alt="[^"]{20,}"/);
  }
  expect(html.match(/<source media="\(prefers-color-scheme: dark\)"/g)).toHaveLength(SHOWN.length);
});

it('links to the large picture when no script runs', () => {
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toHaveLength(SHOWN.length);
  for (const [index, { name }] of SHOWN.entries()) expect(links[index]).toContain(`${name}-light-1280`);
});
