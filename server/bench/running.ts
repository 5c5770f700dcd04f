/** A run of the bench: says how long it took, and ends what it has started, also when it fails. */
interface Stoppable {
  stop(): Promise<void>;
}

/** Answers what it got, which is stopped in the end. */
export type Started = <Thing extends Stoppable>(thing: Thing) => Thing;

export async function run(measure: (started: Started) => Promise<void>): Promise<void> {
  const things: Stoppable[] = [];
  const began = performance.now();
  try {
    await measure((thing) => {
      things.push(thing);
      return thing;
    });
    console.log(`\nMeasured in ${Math.round((performance.now() - began) / 1000)} s.`);
  } finally {
    // What was started last may work on what was started first.
    for (const thing of things.reverse()) await thing.stop();
  }
}
