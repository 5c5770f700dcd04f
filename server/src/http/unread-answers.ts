/** Bounds the memory of answers that clients have asked for and do not read. */
import type { Socket } from 'node:net';

/** Answers that may lie unread at once: some half a megabyte each. */
const UNREAD_MAX = 100;
/** A client that reads nothing for less than this is only slow, milliseconds. */
const SLOW = 10_000;

interface Progress {
  /** Bytes that the machine's network has taken. */
  taken: number;
  since: number;
}

/**
 * Returns a function that looks at all connections. Where more than `max` have answers that lie unread, it ends those
 * whose clients have read nothing for longest.
 */
export function createEndUnread(max = UNREAD_MAX, slow = SLOW) {
  const progress = new WeakMap<Socket, Progress>();

  function progressOf(socket: Socket, now: number): Progress {
    const taken = socket.bytesWritten - socket.writableLength;
    const known = progress.get(socket);
    if (known?.taken === taken) return known;
    const made = { taken, since: now };
    progress.set(socket, made);
    return made;
  }

  return function endUnread(connections: Iterable<Socket>, now: number): void {
    const unread = [...connections]
      .filter(({ writableLength }) => writableLength > 0)
      .map((socket) => ({ socket, since: progressOf(socket, now).since }));
    const tooMany = Math.max(0, unread.length - max);
    const stalled = unread.filter(({ since }) => now - since >= slow).sort((a, b) => a.since - b.since);
    for (const { socket } of stalled.slice(0, tooMany)) socket.destroy();
  };
}
