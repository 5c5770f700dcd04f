import { expect, it } from 'vitest';
import { nobody, withServices } from './team-form.ts';

it('keeps what a person does over a change of the services, and everybody does the new ones', () => {
  const maya = { ...nobody([1, 2]), name: 'Maya', does: [true, false] };
  const form = { people: [maya, nobody([1, 2])], service_ids: [1, 2], removed: [9] };
  expect(withServices(form, [3, 2])).toEqual({
    people: [{ ...maya, does: [true, false] }, nobody([3, 2])],
    service_ids: [3, 2],
    removed: [9],
  });
});
