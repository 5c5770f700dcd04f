/** Runs work for businesses in turn, so that no business holds up the others. */
type InTurn = <Value>(businessId: number, work: () => Promise<Value>) => Promise<Value>;

/** Of each business one piece of work runs at a time, and of all `atOnce`; what waits holds only its function. */
export function createTurns(atOnce: number): InTurn {
  const waiting = new Map<number, (() => Promise<void>)[]>();
  const running = new Set<number>();

  function begin(): void {
    for (const [businessId, [work, ...rest]] of waiting) {
      if (running.size >= atOnce) return;
      if (running.has(businessId) || !work) continue;
      // Its next one waits behind all other businesses.
      waiting.delete(businessId);
      if (rest.length > 0) waiting.set(businessId, rest);
      running.add(businessId);
      void work().finally(() => {
        running.delete(businessId);
        begin();
      });
    }
  }

  return (businessId, work) =>
    new Promise((resolve, reject) => {
      const whole = () => work().then(resolve, reject);
      waiting.set(businessId, [...(waiting.get(businessId) ?? []), whole]);
      begin();
    });
}
