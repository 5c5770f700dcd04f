import { z } from 'zod';

/** What the build has made of each source module: its file, its styles, and the modules that it imports at once. */
export const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);

export type Manifest = z.output<typeof manifest>;
