/** Yields the items in steps: as many together as weigh at most `max`, or a single heavier one. */
export function* stepsOf<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  max: number,
): Generator<Item[], void> {
  let step: Item[] = [];
  let weight = 0;
  for (const item of items) {
    const further = weightOf(item);
    if (step.length > 0 && weight + further > max) {
      yield step;
      step = [];
      weight = 0;
    }
    step.push(item);
    weight += further;
  }
  if (step.length > 0) yield step;
}
