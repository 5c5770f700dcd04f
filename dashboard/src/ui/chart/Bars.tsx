import type { ReactNode } from 'react';
import styles from './chart.module.css';

export type Tone = 'leaf' | 'sky' | 'brick' | 'amber';

interface Bar {
  /** The tooltip: 'week of 16/11/26: £98.00'. */
  label: string;
  /** From the bottom up, or left to right. A negative value counts as zero; the label has the true one. */
  parts: readonly { value: number; tone: Tone }[];
  /** Whether its period is still running. */
  isOpen?: boolean;
}

interface BarsProps {
  /** Describes the chart and its main facts for people who can't see it. */
  label: string;
  bars: readonly Bar[];
  /** Puts the parts side by side instead of stacking them, when they don't add up. */
  isSideBySide?: boolean;
  ends?: readonly [first: string, last: string];
  axis?: Axis;
}

interface Axis {
  textOf: (value: number) => string;
  /** A short name for each bar. Only as many are shown as fit on a phone. */
  dates: readonly string[];
}

const HEIGHT = 96;
/** The highest bar in pixels, whose border is drawn too. */
const HIGHEST = HEIGHT - 2;
/** Percent of a bar's place that the bar fills. */
const FILLED = 80;
const DATES_SHOWN = 3;

/** Draws bars in order. The page must offer the same data as a table. */
export function Bars({ label, bars, isSideBySide = false, ends, axis }: BarsProps) {
  const lay = isSideBySide ? sideBySide : stacked;
  const highest = Math.max(1, ...bars.map(({ parts }) => heightOf(parts, isSideBySide)));
  const amounts = axisAmounts(highest);
  const most = axis ? amounts[0] : highest;
  const place = 100 / bars.length;
  const width = (place * FILLED) / 100;
  return (
    <WithAxis axis={axis} amounts={amounts}>
      <svg className={styles.bars} role="img" aria-label={label} width="100%" height={HEIGHT}>
        {/* Drawn behind the bars. */}
        {axis ? <line className={styles.ground} x1="0" x2="100%" y1={HEIGHT / 2} y2={HEIGHT / 2} /> : null}
        {axis ? <line className={styles.ground} x1="0" x2="100%" y1="1" y2="1" /> : null}
        {bars.map((bar, at) => (
          <g key={bar.label} className={styles.bar} data-open={bar.isOpen || undefined}>
            <title>{bar.label}</title>
            {lay(bar, HIGHEST / most).map(({ tone, left, share, top, height }) => (
              <rect
                key={tone}
                data-tone={tone}
                x={`${at * place + (place - width) / 2 + left * width}%`}
                y={top}
                width={`${share * width}%`}
                height={height}
                rx={2}
              />
            ))}
          </g>
        ))}
        <line className={styles.ground} x1="0" x2="100%" y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      </svg>
      {ends ? (
        <p className={styles.ends} aria-hidden="true">
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </p>
      ) : null}
    </WithAxis>
  );
}

interface WithAxisProps {
  axis: Axis | undefined;
  amounts: readonly number[];
  children: ReactNode;
}

/** Adds an axis for the eye only: the chart's label and table say the same. */
function WithAxis({ axis, amounts, children }: WithAxisProps) {
  if (!axis) return <div>{children}</div>;
  const barsADate = Math.ceil(axis.dates.length / DATES_SHOWN);
  return (
    <div className={styles.withAxis}>
      <div className={styles.amounts} style={{ height: HEIGHT }} aria-hidden="true">
        {amounts.map((amount) => (
          <span key={amount}>{axis.textOf(amount)}</span>
        ))}
      </div>
      <div className={styles.drawn}>{children}</div>
      <div className={styles.dates} aria-hidden="true">
        {axis.dates.map((date, at) => (
          <span key={date}>{at % barsADate === 0 ? date : null}</span>
        ))}
      </div>
    </div>
  );
}

const shown = (value: number) => Math.max(0, value);

function heightOf(parts: Bar['parts'], isSideBySide: boolean): number {
  const values = parts.map(({ value }) => shown(value));
  return isSideBySide ? Math.max(0, ...values) : values.reduce((sum, value) => sum + value, 0);
}

/** A drawn part: `left` and `share` from 0 to 1 of the bar's width, the others in pixels from the top. */
interface Laid {
  tone: Tone;
  left: number;
  share: number;
  top: number;
  height: number;
}

/** Lays out parts on top of each other, without zeros. `scale` is pixels per unit. */
function stacked({ parts }: Bar, scale: number): Laid[] {
  let ground = HEIGHT;
  return parts
    .filter(({ value }) => value > 0)
    .map(({ value, tone }) => {
      const height = Math.max(1, value * scale);
      ground -= height;
      return { tone, left: 0, share: 1, top: ground, height };
    });
}

/** Lays out each part in its own place, which a zero leaves empty. */
function sideBySide({ parts }: Bar, scale: number): Laid[] {
  const share = 1 / parts.length;
  return parts
    .map(({ value, tone }, at) => {
      const height = value > 0 ? Math.max(1, value * scale) : 0;
      return { tone, left: at * share, share, top: HEIGHT - height, height };
    })
    .filter(({ height }) => height > 0);
}

/** Round values for the end of an axis, whose halves are round too. */
const ENDS = [2, 4, 6, 8, 10];

/** Returns the lowest of them, times a power of ten, that is not below `most`: 60 for 49, 2000 for 1100. */
export function axisEnd(most: number): number {
  const power = 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(most, 1))) - 1);
  return power * (ENDS.find((end) => end * power >= most) ?? 10);
}

export function axisAmounts(most: number): [end: number, half: number, ground: number] {
  const end = axisEnd(most);
  return [end, end / 2, 0];
}
