import { expect, it } from 'vitest';
import { changesOf } from './changes.ts';

it('says of each field what it was and what it is', () => {
  const entry = {
    before: { max_uses: null, is_active: true, description: '' },
    after: { max_uses: 10, is_active: false, description: 'Spring' },
  };
  expect(changesOf(entry)).toEqual([
    { field: 'max uses', before: 'nothing', after: '10' },
    { field: 'is active', before: 'yes', after: 'no' },
    { field: 'description', before: 'nothing', after: 'Spring' },
  ]);
});

it('says what was made, and what is gone', () => {
  expect(changesOf({ before: null, after: { code: 'A' } })).toEqual([
    { field: 'code', before: undefined, after: 'A' },
  ]);
  expect(changesOf({ before: { code: 'A' }, after: null })).toEqual([
    { field: 'code', before: 'A', after: undefined },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});
