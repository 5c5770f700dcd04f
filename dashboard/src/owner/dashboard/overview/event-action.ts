import type { Business } from '@daybook/schema/contract/business';
import type { OwnerEvent } from '@daybook/schema/contract/event';

/** What an owner can do with a scheduled event. */
export type EventAction = 'edit' | 'duplicate' | 'cancel';

/** The props of each action's dialog. */
export interface EventDialogProps {
  business: Business;
  event: OwnerEvent;
  /** True when its date is over: it can be deleted, but there is nothing left to cancel. */
  isPast: boolean;
  onClose: () => void;
}
