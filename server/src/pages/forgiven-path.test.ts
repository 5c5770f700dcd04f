import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgivenPath, isPage } from './forgiven-path.ts';

describe('an address with capitals or a slash too many', () => {
  it.each([
    ['/Diary/Willow', '/diary/willow'],
    ['/diary/willow/', '/diary/willow'],
    ['/diary/WILLOW/Book', '/diary/willow/book'],
    ['/cancel/', '/cancel'],
    ['/Settings', '/settings'],
    ['//business///3/payment', '/business/3/payment'],
    ['//', '/'],
  ])('%s means %s', (path, meant) => {
    expect(forgivenPath(path)).toBe(meant);
  });

  it.each(['/', '/diary/willow', '/cancel', '/Nowhere/', '/diary', '/API/Diary/willow', '/EMBED.JS/x'])(
    '%s means no other page',
    (path) => {
      expect(forgivenPath(path)).toBeNull();
    },
  );

  it('leads, whatever was typed, to a page of our own whose path is right', () => {
    const parts = fc.array(
      fc.constantFrom('/', '//', 'diary', 'CANCEL', 'willow', '\\', 'evil.example', ':', '@'),
    );
    fc.assert(
      fc.property(parts, (typed) => {
        const meant = forgivenPath(`/${typed.join('')}`);
        if (meant === null) return;
        expect(meant).toMatch(/^\/([^/]|$)/);
        expect([isPage(meant), forgivenPath(meant)]).toEqual([true, null]);
      }),
    );
  });
});
