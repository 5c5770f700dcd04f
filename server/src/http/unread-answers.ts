/** Bounds the memory of responses that clients have requested but don't read. */

import type { Socket } from 'node:net';

/** Responses that may be unread at once, about half a megabyte each. */
const UNREAD_MAX = 100;
/** Milliseconds; a client that pauses for less than this is only slow. */
const SLOW = 10_000;

interface Progress {
  /** Bytes that the operating system's network has taken. */
  taken: number;
  since: number;
}

/**
 * Returns a function that looks at all connections. If more than `max` have unread responses, it closes those
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
