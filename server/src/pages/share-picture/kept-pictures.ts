import type { DrawPicture, Said } from './draw-picture.ts';

/** Pictures of some 40 KB each. */
const KEPT = 200;

/** Draws a picture once for what it says; the one that was unused longest goes first. */
export function createKeptPictures(draw: DrawPicture, most = KEPT) {
  const kept = new Map<string, Promise<Buffer>>();
  return {
    /** `mayMake` is called before one is drawn, and may throw. */
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
