import { z } from './zod.ts';
import { business } from './business.ts';
import { user } from './user.ts';

/** What the dashboard's document tells of whoever opens one of an owner's pages, so that the page need not ask (decision 116). */
export const opening = z.object({ user, businesses: z.array(business) });

export type Opening = z.infer<typeof opening>;
