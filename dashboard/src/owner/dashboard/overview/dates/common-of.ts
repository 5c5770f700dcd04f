import type { Business } from '@daybook/schema/contract/business';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { plannedMode } from '@daybook/schema/rules/planned-timetable';

/** The props of each dialog about dates. */
export interface DatesDialogProps {
  business: Business;
  /** One at least. */
  events: readonly OwnerEvent[];
  /** Called before the dialog closes, where it has saved. */
  onDone?: () => void;
  onClose: () => void;
}

export const isListed = (event: OwnerEvent): boolean => plannedMode(event) === 'manual';

/** Returns what all events have; undefined where they differ. Lists and texts are compared by what they say. */
export function commonOf<Value>(
  events: readonly OwnerEvent[],
  of: (event: OwnerEvent) => Value,
): Value | undefined {
  const [first] = events;
  if (!first) return undefined;
  const said = JSON.stringify(of(first));
  return events.every((event) => JSON.stringify(of(event)) === said) ? of(first) : undefined;
}
