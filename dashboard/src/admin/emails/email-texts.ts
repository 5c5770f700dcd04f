/** Emails in the outbox, wherever an admin sees them. */
import type { AdminEmail } from '@daybook/schema/contract/admin/businesses';
import type { BadgeTone } from '../../ui/Badge.tsx';

export const EMAIL_COLUMNS = {
  kind: 'Email',
  recipient: 'To',
  state: 'Status',
  attempts: 'Attempts',
  created: 'Created',
} as const;
export const EMAIL_STATES: Record<AdminEmail['state'], { tone: BadgeTone; text: string }> = {
  queued: { tone: 'sky', text: 'Waiting' },
  sent: { tone: 'leaf', text: 'Sent' },
  failed: { tone: 'brick', text: 'Failed' },
  refused: { tone: 'brick', text: 'Refused' },
};
export const sentAt = (moment: string) => `sent ${moment}`;

/** 'booking_confirmed' reads 'Booking confirmed'. */
export function kindText(kind: string): string {
  const words = kind.replaceAll(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
