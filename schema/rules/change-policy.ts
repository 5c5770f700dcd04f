/** Until when a customer moves or cancels a booking online. */

const HOUR = 3_600_000;

/** Milliseconds since 1970. */
export interface ChangeableBooking {
  startsAt: number;
  isCancelled: boolean;
  /** The policy that was shown when it was made: hours before the start. */
  changeNoticeHours: number;
  /** True where the business has asked the customer to choose another time: that needs no notice, whatever it allows. */
  isAskedToMove: boolean;
}

export interface ChangePolicy {
  canMove: boolean;
  canCancel: boolean;
  /** The instant from which neither is possible. */
  until: number;
}

/** Returns what a customer may do now with a booking. Its owner always may, until it starts. */
export function changePolicy(
  { startsAt, isCancelled, changeNoticeHours, isAskedToMove }: ChangeableBooking,
  { customersMayMove }: { customersMayMove: boolean },
  now: number,
): ChangePolicy {
  const until = isAskedToMove ? startsAt : startsAt - changeNoticeHours * HOUR;
  const canCancel = !isCancelled && now < until;
  return { canMove: canCancel && (customersMayMove || isAskedToMove), canCancel, until };
}
