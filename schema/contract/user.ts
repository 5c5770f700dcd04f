import { z } from 'zod';

/** The signed-in user (specification 1, section 3). */
export const user = z.object({
  email: z.string(),
  google_user_data: z.object({ given_name: z.string().nullable() }),
});

export type User = z.infer<typeof user>;
