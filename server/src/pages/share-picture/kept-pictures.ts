import type { DrawPicture, Said } from './draw-picture.ts';

/** Pictures of about 40 KB each. */
const KEPT = 200;

/** Caches pictures by their text, and drops the one that has been unused longest. */
export function createKeptPictures(draw: DrawPicture, most = KEPT) {
  const kept = new Map<string, Promise<Buffer>>();
  return {
    /** Calls `mayMake` before it draws one; that may throw. */
    get(said: Said, mayMake: () => void): Promise<Buffer> {
      const key = JSON.stringify([said.heading, said.line]);
      const earlier = kept.get(key);
      if (earlier) kept.delete(key);
      else mayMake();
      const picture = earlier ?? draw(said);
      kept.set(key, picture);
      picture.catch(() => kept.delete(key));
      const oldest = kept.size > most ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return picture;
    },
  };
}
