import { readdirSync, statSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Gallery } from './Gallery.tsx';
import { PICTURES } from './gallery-pictures.ts';

const folder = new URL('../../../../pictures/', import.meta.url);
const html = renderToStaticMarkup(<Gallery />);
const images = html.match(/<img [^>]*>/g) ?? [];
const THEMES = ['light', 'dark'];

it('has each picture in two widths, light and dark, none over 60 KB', () => {
  const wanted = PICTURES.flatMap(({ screen, widths }) =>
    THEMES.flatMap((theme) => widths.map((width) => `${screen}-${theme}-${width}.webp`)),
  );
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(wanted));
  const heavy = wanted.filter((name) => statSync(new URL(name, folder)).size > 60 * 1024);
  expect(heavy).toEqual([]);
});

it('keeps the room of each picture free, and loads it only when it comes into sight', () => {
  expect(images).toHaveLength(PICTURES.length);
  for (const image of images) {
    expect(image).toMatch(/ width="\d+" height="\d+"/);
    expect(image).toContain('loading="lazy"');
    expect(image).toMatch(/ alt="[^"]{20,}"/);
  }
  expect(html.match(/<source media="\(prefers-color-scheme: dark\)"/g)).toHaveLength(PICTURES.length);
});

it('leads to the large picture where no script runs', () => {
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toHaveLength(PICTURES.length);
  for (const [index, { screen }] of PICTURES.entries())
    expect(links[index]).toContain(`${screen}-light-1280`);
});
