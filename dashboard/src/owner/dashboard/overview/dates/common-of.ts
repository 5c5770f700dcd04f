import type { Business } from '@daybook/schema/contract/business';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { plannedMode } from '@daybook/schema/rules/planned-timetable';

export interface DatesDialogProps {
  business: Business;
  /** At least one */
  events: readonly OwnerEvent[];
  /** Called before the dialog closes, once it has saved. */
  onDone?: () => void;
  onClose: () => void;
}

export const isListed = (event: OwnerEvent): boolean => plannedMode(event) === 'manual';

/** Returns the value that all events have, compared by content; undefined if they differ. */
export function commonOf<Value>(
  events: readonly OwnerEvent[],
  of: (event: OwnerEvent) => Value,
): Value | undefined {
  const [first] = events;
  if (!first) return undefined;
  const said = JSON.stringify(of(first));
  return events.every((event) => JSON.stringify(of(event)) === said) ? of(first) : undefined;
}
