import type { PageMove } from '@daybook/schema/contract/diary-page';
import { useLive } from '../diary/diary-context.ts';

/** Returns the booking whose time is changed. Throws an Error when no booking is being moved. */
export function useMove(): PageMove {
  const { move } = useLive().host;
  if (!move) throw new Error('no booking is moved');
  return move;
}
