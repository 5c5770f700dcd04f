import { expect, it } from 'vitest';
import { backupJob } from './backup.ts';

const at = (time: string) => Date.parse(`2026-11-${time}:00Z`);

/** Runs the job at each of these times, and returns those at which it made a backup. */
async function madeAt(times: string[], { fails = [] }: { fails?: string[] } = {}): Promise<string[]> {
  const made: string[] = [];
  let clock = '';
  const job = backupJob({
    newest: () => (made.length > 0 ? at(made.at(-1) ?? '') : null),
    async take() {
      if (fails.includes(clock)) throw new Error('the disk is full');
      made.push(clock);
    },
    clock: () => at(clock),
  });
  for (clock of times) await job.run().catch(() => undefined);
  return made;
}

it('makes the first at once, and then one a night', async () => {
  const times = [
    '20T14:00',
    '20T23:03',
    '21T02:03',
    '21T03:03',
    '21T04:03',
    '21T14:03',
    '22T02:03',
    '22T03:03',
  ];
  expect(await madeAt(times)).toEqual(['20T14:00', '21T03:03', '22T03:03']);
});

it('makes up soon for a night that was missed', async () => {
  expect(await madeAt(['20T03:03', '22T09:30', '22T10:03', '23T03:03'])).toEqual([
    '20T03:03',
    '22T09:30',
    '23T03:03',
  ]);
});

it('tries again each hour after one that failed', async () => {
  const times = ['20T03:03', '21T03:03', '21T04:03', '21T05:03', '21T06:03'];
  expect(await madeAt(times, { fails: ['21T03:03', '21T04:03'] })).toEqual(['20T03:03', '21T05:03']);
});
