const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);

export function medianOf(values: readonly number[]): number {
  const inOrder = sorted(values);
  return inOrder[Math.round((inOrder.length - 1) / 2)] ?? NaN;
}

/** Returns the median, the least and the most: '61 (55–64)'. */
export function spread(rounds: readonly number[], write: (value: number) => string): string {
  const inOrder = sorted(rounds);
  return `${write(medianOf(rounds))} (${write(inOrder[0] ?? NaN)}–${write(inOrder.at(-1) ?? NaN)})`;
}

/** Returns the ratio of each round, so that a disturbance of the machine affects both sides. */
export const ratiosOf = (rounds: readonly number[], beside: readonly number[] = []) =>
  rounds.map((value, round) => value / (beside[round] ?? NaN));

export const whole = (value: number) => Math.round(value).toLocaleString('en-GB');
export const percent = (value: number) => String(Math.round(value * 100));
export const tenths = (value: number) => value.toFixed(1);
export const milliseconds = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(1));
export const inMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(0);

/** Returns a Markdown table, its columns as wide as their widest text. */
export function tableText(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
