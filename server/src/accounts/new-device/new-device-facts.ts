/** What the email about a sign-in on a new device tells. */
import { z } from 'zod';
import { oneLine } from '@daybook/schema/rules/clean-text';

/** `emails.kind` */
export const NEW_DEVICE = 'new_device';

export const newDeviceFacts = z.object({
  /** The browser and device in words. */
  device: z.string().overwrite(oneLine),
  /** Milliseconds since 1970. */
  signedInAt: z.int().min(0),
});

export type NewDeviceFacts = z.infer<typeof newDeviceFacts>;

export const exampleDevice = (now: number): NewDeviceFacts => ({
  device: 'Chrome on Windows',
  signedInAt: now,
});
