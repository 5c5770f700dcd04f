import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgeVisit, type Marks } from './visit-cookies.ts';

const NOTHING: Marks = { visit: '', visitor: '' };
const TODAY = '2026-11-22';
/** Returns a page's name for each number. */
const nameOf = (id: number) => id.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '');

it('counts the first opening of a place, and not its second in the same visit', () => {
  const first = judgeVisit('home', TODAY, NOTHING);
  expect(first).toEqual({
    isNewVisit: true,
    isNewVisitor: true,
    marks: { visit: 'home', visitor: `${TODAY}.home` },
  });
  expect(judgeVisit('home', TODAY, first.marks)).toEqual({
    ...first,
    isNewVisit: false,
    isNewVisitor: false,
  });
});

it('counts each place of a visit by itself', () => {
  const { marks } = judgeVisit('home', TODAY, NOTHING);
  const next = judgeVisit('faq', TODAY, marks);
  expect(next).toMatchObject({ isNewVisit: true, isNewVisitor: true });
  expect(next.marks).toEqual({ visit: 'home.faq', visitor: `${TODAY}.home.faq` });
});

it('counts a second visit on the same date, but no second visitor', () => {
  const { marks } = judgeVisit('home', TODAY, NOTHING);
  const later = { ...marks, visit: '' };
  expect(judgeVisit('home', TODAY, later)).toMatchObject({ isNewVisit: true, isNewVisitor: false });
  expect(judgeVisit('home', '2026-11-23', later)).toMatchObject({ isNewVisit: true, isNewVisitor: true });
});

it('keeps the pages of today alone, and none from a cookie of the older shape', () => {
  const { marks } = judgeVisit('faq', TODAY, judgeVisit('home', TODAY, NOTHING).marks);
  expect(judgeVisit('pricing', '2026-11-23', { ...marks, visit: '' }).marks.visitor).toBe(
    '2026-11-23.pricing',
  );
  const older = { visit: '', visitor: `home~${TODAY}.faq~2026-11-20` };
  expect(judgeVisit('pricing', TODAY, older).marks.visitor).toBe(`${TODAY}.pricing`);
});

it('keeps short, well-formed cookies, whatever a browser sends and however much is opened', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.array(fc.integer({ min: 1, max: 1e9 })),
      (visit, visitor, ids) => {
        let marks: Marks = { visit, visitor };
        for (const id of [1, ...ids]) ({ marks } = judgeVisit(nameOf(id), TODAY, marks));
        expect(marks.visit).toMatch(/^[\w.]+$/);
        expect(marks.visitor).toMatch(/^[\w.-]+$/);
        expect(marks.visit.split('.').length).toBeLessThanOrEqual(30);
        expect(marks.visitor.split('.').length).toBeLessThanOrEqual(31);
      },
    ),
  );
});

it('forgets the place that was opened longest ago first', () => {
  let marks = NOTHING;
  for (let id = 1; id <= 31; id += 1) ({ marks } = judgeVisit(nameOf(id), TODAY, marks));
  expect(judgeVisit(nameOf(1), TODAY, marks).isNewVisit).toBe(true);
  expect(judgeVisit(nameOf(2), TODAY, marks).isNewVisit).toBe(false);
});
