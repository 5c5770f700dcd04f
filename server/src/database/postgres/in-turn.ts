/** Does `work` when all that was to be done under that name before it is over, however it ended. */
export type InTurn = <Result>(name: string | null, work: () => Promise<Result>) => Promise<Result>;

/** Work without a name waits for nobody. */
export function createInTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    if (name === null) return work();
    const done = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, done);
    try {
      return await done;
    } finally {
      if (last.get(name) === done) last.delete(name);
    }
  };
}
