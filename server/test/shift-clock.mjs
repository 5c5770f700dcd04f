/** Loaded before a server's own files: sets its clock (clock.ts). */
import { clockAhead, shiftClock } from './clock.ts';

const ahead = clockAhead();
if (ahead !== 0) shiftClock(ahead);
