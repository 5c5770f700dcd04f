import { expect, it } from 'vitest';
import { placeBeside } from './place-beside.ts';

const card = { width: 344, height: 400 };
const shown = { width: 1280, height: 900 };
const anchor = { left: 300, top: 400, width: 150, height: 60 };

it('places the card to the right of its anchor, in the middle of it', () => {
  expect(placeBeside(anchor, card, shown)).toEqual({ left: 462, top: 230, side: 'right', arrow: 200 });
});

it('flips it to the left where the right has no room', () => {
  expect(placeBeside({ ...anchor, left: 1000 }, card, shown)).toMatchObject({ left: 644, side: 'left' });
});

it('shifts it into the window, and its arrow still points at the anchor', () => {
  expect(placeBeside({ ...anchor, top: 40 }, card, shown)).toMatchObject({ top: 8, arrow: 62 });
  expect(placeBeside({ ...anchor, top: 860 }, card, shown)).toMatchObject({ top: 492, arrow: 372 });
});

it('keeps it in the window where neither side has room', () => {
  expect(placeBeside({ ...anchor, left: 10, width: 500 }, card, { width: 600, height: 900 })).toMatchObject({
    left: 248,
  });
});
