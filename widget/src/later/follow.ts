import { booker } from '../booking/book.ts';
import type { Later } from '../diary/view.ts';
import { monthLoader } from '../months/load-months.ts';
import { reopener } from '../months/reopen.ts';
import { nextSender } from './next-sender.ts';

/**
 * Does what a new state needs: books what was submitted, loads a month that somebody turned to, and sends the
 * actions that follow after a while.
 */
export const follower: Later['follower'] = (around, signal, send) => {
  const book = booker(around, signal, send);
  const loadMonth = monthLoader(around, signal, send);
  const reopen = reopener(around, signal, send);
  const sendNext = nextSender(signal, send);
  return (now, before, action, openFor) => {
    reopen(now, action);
    sendNext(action);
    loadMonth(now);
    void book(now, before, openFor);
  };
};
