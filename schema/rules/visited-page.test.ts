import { expect, it } from 'vitest';
import { sitePages } from '../words/routes.ts';
import { visitedPage } from './visited-page.ts';

it('knows every public page by its path', () => {
  for (const [page, path] of Object.entries(sitePages)) expect(visitedPage(path)).toBe(page);
});

it('counts no diary, no page of somebody who is signed in, and no invented one', () => {
  for (const path of ['/diary/willow', '/dashboard', '/cancel', '/constructor', '', '//', '/pricing/'])
    expect(visitedPage(path)).toBeNull();
});
