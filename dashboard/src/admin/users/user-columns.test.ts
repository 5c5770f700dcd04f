import { expect, it } from 'vitest';
import { callOf, initialsOf } from './user-columns.tsx';

const named = (given_name: string | null, family_name: string | null) => ({
  email: 'ruth@willow.example',
  google_user_data: { given_name, family_name, picture: null },
});

it.each([
  [named('Ruth', 'Ellis'), 'Ruth Ellis', 'RE'],
  [named('Ruth', null), 'Ruth', 'R'],
  [named('Ada Mary', 'King Noel'), 'Ada Mary King Noel', 'AN'],
  [named(null, null), 'ruth@willow.example', 'R'],
])('calls %j %s, %s for short', (user, name, initials) => {
  expect(callOf(user)).toBe(name);
  expect(initialsOf(user)).toBe(initials);
});
