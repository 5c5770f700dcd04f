import { z } from './zod.ts';
import { business } from './business.ts';
import { user } from './user.ts';

/** What an owner's page contains about the logged-in person, which saves a request (decision 116). */
export const opening = z.object({ user, businesses: z.array(business) });

export type Opening = z.infer<typeof opening>;
