import { expect, it } from 'vitest';
import { sitePages } from '../words/routes.ts';
import { visitedPlace } from './visited-place.ts';

it('knows every public page by its path', () => {
  for (const [page, path] of Object.entries(sitePages)) expect(visitedPlace(path)).toEqual({ page });
});

it('knows a diary by its slug, and none of the pages under it', () => {
  expect(visitedPlace('/diary/willow-hair-2')).toEqual({ slug: 'willow-hair-2' });
  for (const path of ['/diary/willow/booked', '/diary/willow/book', '/diary/', '/diary/..%2Fx'])
    expect(visitedPlace(path)).toBeNull();
});

it('counts no page of somebody who is signed in, and no invented one', () => {
  for (const path of ['/dashboard', '/cancel', '/api/diary/willow', '/constructor', '', '//', '/pricing/'])
    expect(visitedPlace(path)).toBeNull();
});
