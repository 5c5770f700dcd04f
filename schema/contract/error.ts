import { z } from './zod.ts';

/** Every failed answer (decision 47): both texts are the same, and fields name what is wrong. */
export const errorAnswer = z.object({
  error: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

export type ErrorAnswer = z.infer<typeof errorAnswer>;
