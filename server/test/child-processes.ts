import { readFileSync } from 'node:fs';

/** The process ids of its children, as Linux tells them. */
export function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}
