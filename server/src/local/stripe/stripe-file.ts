/**
 * Keeps the stand-in's objects in a file next to the database, a JSON line for each change, so that a payment
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
      // The line break comes first, so that a line which a killed process cut short spoils none of these.
      const lines = objects
        .takeChanges()
        .map((object) => `\n${JSON.stringify(object)}\n`)
        .join('');
      if (lines !== '') await appendFile(file, lines);
      known.size += Buffer.byteLength(lines);
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

/**
 * Returns the file's objects, oldest first. Of several lines with one id the last counts. A line that a
 * killed process cut short is skipped.
 */
async function readObjects(file: string): Promise<StripeObject[]> {
  const content = await readFile(file, 'utf8');
  return content.split('\n').flatMap((line) => {
    const parsed = stripeObject.safeParse(parseLine(line));
    return parsed.success ? [parsed.data] : [];
  });
}

/** Returns null for a line that is empty or was cut short. */
export function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
