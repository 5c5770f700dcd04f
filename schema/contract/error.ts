import { z } from './zod.ts';

/** Every failing answer (decision 47): both texts are the same, fields name what is to blame. */
export const errorAnswer = z.object({
  error: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

export type ErrorAnswer = z.infer<typeof errorAnswer>;
