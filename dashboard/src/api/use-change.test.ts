import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { renewing, type Renewed } from './use-change.ts';

/**
 * Two lists on a screen, whose second answers the test sends when it wants, and a change of what they show.
 */
async function screen(renewed: Renewed, change: () => Promise<string>) {
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
    const observer = new QueryObserver(queries, { queryKey: ['shop', name], queryFn });
    const stop = observer.subscribe(() => undefined);
    await queries.ensureQueryData({ queryKey: ['shop', name], queryFn });
    return stop;
  };
  const stops = [await show('rows'), await show('figures')];
  const mutation = new MutationObserver(queries, { mutationFn: change, ...renewing(queries, renewed) });
  return {
    asked,
    shown: (name: string) => queries.getQueryData(['shop', name]),
    press: () => mutation.mutate(),
    answer: (name: string) => release.get(name)?.(),
    close: () => stops.forEach((stop) => stop()),
  };
}

const saved = () => Promise.resolve('saved');
const refused = () => Promise.reject(new Error('refused'));

it('is done as soon as the server has answered, and renews afterwards what is shown', async () => {
  const { press, asked, close } = await screen({ renews: [['shop']] }, saved);
  expect(await press()).toBe('saved');
  expect(asked).toEqual(['rows', 'figures', 'rows', 'figures']);
  close();
});

it('waits only for what the page shows next, and asks for that once', async () => {
  const { press, asked, shown, answer, close } = await screen(
    { renews: [['shop']], waitsFor: [['shop', 'rows']] },
    saved,
  );
  const pressed = press();
  let isDone = false;
  void pressed.then(() => (isDone = true));
  await expect.poll(() => asked).toEqual(['rows', 'figures', 'rows', 'figures']);
  expect(isDone).toBe(false);
  answer('rows');
  await pressed;
  expect(shown('rows')).toBe('rows, answer 2');
  expect(shown('figures')).toBe('figures, answer 1');
  expect(asked).toHaveLength(4);
  close();
});

it('waits for nothing when it failed, and renews what may have been out of date', async () => {
  const { press, asked, close } = await screen({ renews: [['shop']], waitsFor: [['shop', 'rows']] }, refused);
  await expect(press()).rejects.toThrow('refused');
  expect(asked).toEqual(['rows', 'figures', 'rows', 'figures']);
  close();
});
