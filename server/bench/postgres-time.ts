/** How long PostgreSQL's processes have kept processors busy, as Linux counts it; elsewhere 0. */
import { existsSync, readFileSync } from 'node:fs';
import { childrenOf } from '../test/child-processes.ts';

/** `pid` is the server's, whose children do its work. Answers microseconds; what a child did just before its end is missed. */
export function createPostgresTime(pid: number): () => number {
  if (!existsSync(`/proc/${pid}/schedstat`)) return () => 0;
  let seen = new Map<number, number>();
  let total = 0;
  return () => {
    const now = new Map([pid, ...childrenOf(pid)].map((each) => [each, timeOf(each)]));
    for (const [each, time] of now) total += time - (seen.get(each) ?? 0);
    seen = now;
    return total;
  };
}

/** 0 for one that has just ended. */
function timeOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000;
  } catch {
    return 0;
  }
}
