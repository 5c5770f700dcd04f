import { expect, it } from 'vitest';
import { callOf } from './user-columns.tsx';

const named = (given_name: string | null, family_name: string | null) => ({
  email: 'ruth@willow.example',
  google_user_data: { given_name, family_name, picture: null },
});

it.each([
  [named('Ruth', 'Ellis'), 'Ruth Ellis'],
  [named('Ruth', null), 'Ruth'],
  [named('Ada Mary', 'King Noel'), 'Ada Mary King Noel'],
  [named(null, null), 'ruth@willow.example'],
])('calls %j %s', (user, name) => {
  expect(callOf(user)).toBe(name);
});
