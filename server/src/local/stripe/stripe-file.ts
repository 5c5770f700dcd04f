/**
 * Keeps the stand-in's objects in a file next to the database, a JSON line for what changes together, so that a payment
 * that was begun continues after a restart. Several processes may write to one file.
 */

import { appendFile, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ensurePrivateFile, ensurePrivateFolder } from '../../runtime/private-files.ts';
import { stripeObject, StripeObjects, type StripeObject } from './stripe-objects.ts';

/** Runs `body` on all objects, one call at a time. What it keeps is on disk when the promise resolves. */
export type WithObjects = <Result>(body: (objects: StripeObjects) => Result) => Promise<Result>;

export function openStripeFile(file: string): WithObjects {
  ensurePrivateFolder(dirname(file));
  ensurePrivateFile(file);
  let last: Promise<unknown> = Promise.resolve();
  let known = { objects: new StripeObjects([]), size: 0 };

  /** Returns the objects, read again only if another process has written. */
  async function objectsNow(): Promise<StripeObjects> {
    const { size } = await stat(file);
    if (size !== known.size) known = { objects: new StripeObjects(await readObjects(file)), size };
    return known.objects;
  }

  async function run<Result>(body: (objects: StripeObjects) => Result): Promise<Result> {
    const objects = await objectsNow();
    try {
      const result = body(objects);
      const changes = objects.takeChanges();
      // One line, so that a payment never stays without its event when a full disk cuts it short. The line break
      // comes first, so that such a line spoils no later one.
      const line = changes.length === 0 ? '' : `\n${JSON.stringify(changes)}\n`;
      if (line !== '') await appendFile(file, line);
      known.size += Buffer.byteLength(line);
      return result;
    } catch (error) {
      // The changes made before the error are not on disk, so everything is read again.
      known.size = -1;
      throw error;
    }
  }

  return (body) => {
    const result = last.then(() => run(body));
    last = result.catch(() => undefined);
    return result;
  };
}

/** Returns the file's objects, oldest first. Of several with one id the last counts. */
async function readObjects(file: string): Promise<StripeObject[]> {
  return linesOf(await readFile(file, 'utf8')).flatMap((value) => {
    const parsed = stripeObject.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Returns the values in the file's lines. Skips a line that was cut short. */
export function linesOf(content: string): unknown[] {
  return content.split('\n').flatMap(parseLine);
}

function parseLine(line: string): unknown[] {
  try {
    // Older files have one object in a line.
    return [JSON.parse(line)].flat();
  } catch {
    return [];
  }
}
