import { parseArgs } from 'node:util';
import { z } from 'zod';

const positive = z.coerce.number<string>().positive();

const given = z.strictObject({
  engine: z.enum(['sqlite', 'postgres']).default('sqlite'),
  minutes: positive.default(10),
  connections: z
    .string()
    .default('1,64,512')
    .transform((text) => text.split(','))
    .pipe(z.array(positive.pipe(z.int()))),
  seconds: positive.default(10),
  businesses: positive.pipe(z.int()).default(1_000),
  bookings: positive.pipe(z.int()).default(1_000_000),
  fresh: z.boolean().default(false),
});

export type LoadOptions = z.infer<typeof given>;

export const USAGE = `npm run load takes
  --engine sqlite|postgres   what it is kept in (sqlite)
  --minutes 10               how long memory is watched
  --connections 1,64,512     at once, one measurement each
  --seconds 10               of each measurement
  --businesses 1000 --bookings 1000000
  --fresh                    makes the platform anew, though one of today is kept`;

/** Null for arguments that it does not take. */
export function readOptions(args: readonly string[]): LoadOptions | null {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      args: [...args],
      options: {
        engine: text,
        minutes: text,
        connections: text,
        seconds: text,
        businesses: text,
        bookings: text,
        fresh: { type: 'boolean' },
      },
    });
    const read = given.safeParse(values);
    const isPossible = read.success && read.data.bookings >= read.data.businesses;
    return isPossible ? read.data : null;
  } catch {
    return null;
  }
}
