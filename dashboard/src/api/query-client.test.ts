import { MutationObserver, onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CallError } from './call-error.ts';
import { makeQueryClient, renewing } from './query-client.ts';
import type { Renewal } from './renewals.ts';

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

it('asks again when there was no usable response', async () => {
  expect(await attemptsAt(null)).toBe(3);
  expect(await attemptsAt(503)).toBe(3);
});

it('does not ask again after a refusal', async () => {
  expect(await attemptsAt(404)).toBe(1);
  expect(await attemptsAt(400)).toBe(1);
});

it('reports a session that has ended, and no other refusal', async () => {
  let times = 0;
  const queries = makeQueryClient({ onSignedOut: () => (times += 1) });
  await expect(queries.fetchQuery({ queryKey: ['any'], queryFn: failing(403) })).rejects.toThrow();
  expect(times).toBe(0);
  await expect(queries.fetchQuery({ queryKey: ['other'], queryFn: failing(401) })).rejects.toThrow();
  expect(times).toBe(1);
});

describe('offline', () => {
  beforeEach(() => onlineManager.setOnline(false));
  afterEach(() => onlineManager.setOnline(true));

  it('fails at once and sends nothing when the connection returns', async () => {
    expect(await attemptsAt(null)).toBe(1);
    const queries = makeQueryClient();
    let sent = 0;
    const change = new MutationObserver(queries, {
      mutationFn: () => {
        sent += 1;
        return failing(null)();
      },
    });
    await expect(change.mutate()).rejects.toBeInstanceOf(CallError);
    onlineManager.setOnline(true);
    await queries.resumePausedMutations();
    expect(sent).toBe(1);
  });
});

describe('a change that fails', () => {
  async function unseenOf({ isLeft, isTold }: { isLeft: boolean; isTold: boolean }) {
    const unseen: unknown[] = [];
    const queries = makeQueryClient({ onUnseenFailure: (error) => unseen.push(error) });
    let fail = () => {};
    const answer = new Promise((_resolve, reject) => {
      fail = () => reject(new CallError({ status: 503, text: 'Later.' }));
    });
    const change = new MutationObserver(queries, { mutationFn: () => answer, meta: { isTold } });
    const look = change.subscribe(() => undefined);
    const done = change.mutate();
    if (isLeft) look();
    fail();
    await expect(done).rejects.toThrow('Later.');
    return unseen.length;
  }

  it('is reported when its part of the page has gone, unless the caller shows it', async () => {
    expect(await unseenOf({ isLeft: true, isTold: false })).toBe(1);
    expect(await unseenOf({ isLeft: true, isTold: true })).toBe(0);
    expect(await unseenOf({ isLeft: false, isTold: false })).toBe(0);
  });
});

/** Returns a screen with two lists and a change that reloads them. The test releases later responses. */
async function screen(renewal: Renewal, change: () => Promise<string>) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const release = new Map<string, () => void>();
  const asked: string[] = [];
  const show = async (name: string) => {
    const queryFn = async () => {
      asked.push(name);
      if (asked.filter((other) => other === name).length > 1)
        await new Promise<void>((done) => release.set(name, done));
      return `${name}, answer ${asked.filter((other) => other === name).length}`;
    };
    const observer = new QueryObserver(queries, { queryKey: [name, 'of a shop'], queryFn });
    const stop = observer.subscribe(() => undefined);
    await queries.ensureQueryData({ queryKey: [name, 'of a shop'], queryFn });
    return stop;
  };
  const stops = [await show('listPeople'), await show('getSummary')];
  const mutation = new MutationObserver(queries, { mutationFn: change, ...renewing(queries, renewal) });
  return {
    asked,
    shown: (name: string) => queries.getQueryData([name, 'of a shop']),
    press: () => mutation.mutate(),
    answer: (name: string) => release.get(name)?.(),
    close: () => stops.forEach((stop) => stop()),
  };
}

const saved = () => Promise.resolve('saved');
const refused = () => Promise.reject(new Error('refused'));

it('is done when the server has responded, and then reloads what is shown', async () => {
  const { press, asked, close } = await screen({ renews: ['listPeople', 'getSummary'] }, saved);
  expect(await press()).toBe('saved');
  expect(asked).toEqual(['listPeople', 'getSummary', 'listPeople', 'getSummary']);
  close();
});

it('waits only for what the page shows next, and loads that once', async () => {
  const { press, asked, shown, answer, close } = await screen(
    { renews: ['listPeople', 'getSummary'], waitsFor: ['listPeople'] },
    saved,
  );
  const pressed = press();
  let isDone = false;
  void pressed.then(() => (isDone = true));
  await expect.poll(() => asked).toEqual(['listPeople', 'getSummary', 'listPeople', 'getSummary']);
  expect(isDone).toBe(false);
  answer('listPeople');
  await pressed;
  expect(shown('listPeople')).toBe('listPeople, answer 2');
  expect(shown('getSummary')).toBe('getSummary, answer 1');
  expect(asked).toHaveLength(4);
  close();
});

it('waits for nothing when it failed, and reloads what may be out of date', async () => {
  const { press, asked, close } = await screen(
    { renews: ['listPeople', 'getSummary'], waitsFor: ['listPeople'] },
    refused,
  );
  await expect(press()).rejects.toThrow('refused');
  expect(asked).toEqual(['listPeople', 'getSummary', 'listPeople', 'getSummary']);
  close();
});
