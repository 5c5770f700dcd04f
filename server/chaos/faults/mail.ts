/** A mail server that is away, slow, refuses, and a line to it that breaks. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Mood } from '../post-office.ts';
import { BOTH, type Fault } from './fault.ts';

const MOODS: readonly Mood[] = [
  'away',
  'slow',
  'puts recipients off',
  'puts letters off',
  'refuses recipients',
  'refuses everything',
  'cut within',
  'cut after',
];
/** Milliseconds. */
const LEAST = 700;
const MOST = 1_500;

export const mail: Fault = {
  name: 'mail',
  engines: BOTH,
  rounds: 2,
  async throwInto({ random, post }) {
    for (const mood of MOODS.toSorted(() => random.next() - 0.5)) {
      await post.setMood(mood);
      await wait(random.between(LEAST, MOST));
      await post.setMood('well');
      await wait(random.between(0, 200));
    }
    return [...MOODS];
  },
};
