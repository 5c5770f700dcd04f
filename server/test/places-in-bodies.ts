/** Finds the places in a body's shape, for tests that put something else there. */

import { z } from 'zod';

/** Names of members, and 0 for the items of a list. */
export type Path = (string | number)[];

/** Returns every place in a shape: its members, theirs, and the items of its lists; not the whole itself. */
export function placesIn(shape: unknown): Path[] {
  return placesUnder(shape, [], () => true).filter((path) => path.length > 0);
}

/** Returns the places where a shape takes text, including enums. */
export function textsIn(shape: unknown): Path[] {
  return placesUnder(
    shape,
    [],
    (leaf) => leaf instanceof z.ZodString || leaf instanceof z.ZodStringFormat || leaf instanceof z.ZodEnum,
  );
}

/** Returns the members of an object's shape; none for any other. */
export const membersOf = (shape: unknown): string[] =>
  shape instanceof z.ZodObject ? Object.keys(shape.shape) : [];

function placesUnder(shape: unknown, path: Path, isWanted: (shape: unknown) => boolean): Path[] {
  if (shape instanceof z.ZodUnion)
    return shape.options.flatMap((option) => placesUnder(option, path, isWanted));
  if (shape instanceof z.ZodPipe) return placesUnder(shape.in, path, isWanted);
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodNullable || shape instanceof z.ZodDefault)
    return placesUnder(shape.unwrap(), path, isWanted);
  const here = isWanted(shape) ? [path] : [];
  if (shape instanceof z.ZodObject)
    return [
      ...here,
      ...Object.entries(shape.shape).flatMap(([name, member]) =>
        placesUnder(member, [...path, name], isWanted),
      ),
    ];
  if (shape instanceof z.ZodArray) return [...here, ...placesUnder(shape.element, [...path, 0], isWanted)];
  return here;
}

/** Returns the same value with something else in that place. */
export function withValue(whole: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  if (typeof first === 'number') return [withValue(Array.isArray(whole) ? whole[0] : undefined, rest, value)];
  const members: Record<string, unknown> = { ...(typeof whole === 'object' ? whole : {}) };
  return { ...members, [first]: withValue(members[first], rest, value) };
}

/** Returns undefined if the place doesn't exist. */
export function valueAt(whole: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null
        ? Object.entries(found).find(([key]) => key === String(name))?.[1]
        : undefined,
    whole,
  );
}
