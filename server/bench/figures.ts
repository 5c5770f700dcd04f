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

/** Compares round by round: a disturbance of the machine then affects both sides. */
export function ratioOf(rounds: number[], beside: number[]): Figure {
  return figureOf(rounds.map((value, round) => value / (beside[round] ?? NaN)));
}

/** `write` gives one number as text: '61 % (55-64)'. */
export function told({ median, least, most }: Figure, write: (value: number) => string, unit = ''): string {
  return `${write(median)}${unit} (${write(least)}–${write(most)})`;
}

export const whole = (value: number) => Math.round(value).toLocaleString('en-GB');
export const percent = (value: number) => String(Math.round(value * 100));

/** A Markdown table, its columns as wide as their widest text. */
export function tableText(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
