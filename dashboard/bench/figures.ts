/** Medians of several rounds, and how they are written. */
export interface Figure {
  median: number;
  least: number;
  most: number;
}

export function figureOf(rounds: number[]): Figure {
  const sorted = [...rounds].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? NaN;
  return { median: at(0.5), least: at(0), most: at(1) };
}

/** `write` gives one number as text: '61 % (55-64)'. */
export function told({ median, least, most }: Figure, write: (value: number) => string, unit = ''): string {
  return `${write(median)}${unit} (${write(least)}–${write(most)})`;
}
