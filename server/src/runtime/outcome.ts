/**
 * The result of a request: either it is done, and `value` is the result, or there is a reason why not, and
 * then nothing was written. Stores and decisions return this; callers turn the reason into a Refusal. (A
 * query for something that may not exist returns null.)
 */
export type Outcome<Value, Reason> = { ok: true; value: Value } | { ok: false; reason: Reason };

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function no<const Reason>(reason: Reason): { ok: false; reason: Reason } {
  return { ok: false, reason };
}

/** Returns the value, or throws the error for the reason. */
export function mustBeOk<Value, Reason extends string>(
  outcome: Outcome<Value, Reason>,
  refusals: Record<Reason, () => Error>,
): Value {
  if (outcome.ok) return outcome.value;
  throw refusals[outcome.reason]();
}
