import { expect, it } from 'vitest';
import { CallError } from './call-error.ts';
import { makeQueryClient } from './query-client.ts';

const failing = (status: number | null) => async () => {
  throw new CallError({ status, text: null });
};

async function attemptsAt(status: number | null): Promise<number> {
  let attempts = 0;
  const asked = makeQueryClient().fetchQuery({
    queryKey: ['any'],
    queryFn: () => {
      attempts += 1;
      return failing(status)();
    },
    retry: makeQueryClient().getDefaultOptions().queries?.retry ?? false,
    retryDelay: 0,
  });
  await expect(asked).rejects.toBeInstanceOf(CallError);
  return attempts;
}

it('asks again when nobody could answer', async () => {
  expect(await attemptsAt(null)).toBe(3);
  expect(await attemptsAt(503)).toBe(3);
});

it('does not ask again after a refusal', async () => {
  expect(await attemptsAt(404)).toBe(1);
  expect(await attemptsAt(400)).toBe(1);
});

it('reports when the server no longer knows who asks, and no other refusal', async () => {
  let times = 0;
  const queries = makeQueryClient({ onSignedOut: () => (times += 1) });
  await expect(queries.fetchQuery({ queryKey: ['any'], queryFn: failing(403) })).rejects.toThrow();
  expect(times).toBe(0);
  await expect(queries.fetchQuery({ queryKey: ['other'], queryFn: failing(401) })).rejects.toThrow();
  expect(times).toBe(1);
});
