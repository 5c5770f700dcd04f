import type { Transaction } from '../../database/database.ts';
import { queueEmail } from '../../emails/queue-email-store.ts';
import { NEW_DEVICE, type NewDeviceFacts } from './new-device-facts.ts';

/** Queues the email that tells the account's owner of the sign-in. */
export async function tellOfDevice(
  tx: Transaction,
  recipient: string,
  { device, now }: { device: string; now: number },
): Promise<void> {
  const payload: NewDeviceFacts = { device, signedInAt: now };
  await queueEmail(tx, { kind: NEW_DEVICE, recipient, payload }, now);
}
