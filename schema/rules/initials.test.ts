import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Ruth Ellis', 'RE'],
  ['Ruth', 'R'],
  ['Ada Mary King Noel', 'AN'],
  ['Willow & Co Hair', 'WH'],
  ['  élan   (studio) ', 'É'],
  ['24 Hour Garage', '2G'],
  ['ruth@willow.example', 'R'],
  ['✂ ✂', ''],
])('shortens %j to %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
