/** Visits, counted for those who allow it. */
import { z } from './zod.ts';

/** A page that was opened; one that is not counted is passed over in silence. */
export const visitCounted = z.object({ path: z.string().max(200) });
