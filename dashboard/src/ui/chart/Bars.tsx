import type { ReactNode } from 'react';
import { axisAmounts } from './axis.ts';
import styles from './chart.module.css';

export type Tone = 'leaf' | 'sky' | 'brick' | 'amber';

interface Bar {
  /** Shown when the pointer is over it: 'week of 16/11/26: £98.00'. */
  label: string;
  /** From the ground up, or from the left. Below zero counts as zero: the label says what it was. */
  parts: readonly { value: number; tone: Tone }[];
  /** What it stands for is not over. */
  isOpen?: boolean;
}

interface BarsProps {
  /** Says what is drawn, with what matters of it: the picture alone tells nothing to those who do not see it. */
  label: string;
  bars: readonly Bar[];
  /** The parts of each stand beside each other, not upon each other: they do not add up. */
  isSideBySide?: boolean;
  /** What the first bar stands for, and the last, in short: said under them. */
  ends?: readonly [first: string, last: string];
  /** Draws amounts beside the bars and dates under them. */
  axis?: Axis;
}

interface Axis {
  textOf: (value: number) => string;
  /** What each bar stands for, in short: as many are shown as a phone has room for. */
  dates: readonly string[];
}

const HEIGHT = 96;
/** Pixels of the highest bar: its edge is drawn too. */
const HIGHEST = HEIGHT - 2;
/** Of a bar's place, percent. */
const FILLED = 80;
const DATES_SHOWN = 3;

/** Bars in order. Whoever shows them offers the same as a table. */
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
        {/* Behind the bars. */}
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

/** The label of the drawing and its table tell the same: this is for the eye. */
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

/** A part as it is drawn: left and share of the bar's width from 0 to 1, the others in pixels from the top. */
interface Laid {
  tone: Tone;
  left: number;
  share: number;
  top: number;
  height: number;
}

/** Parts of nothing are not drawn. `scale` is pixels for one. */
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

/** Each in its own place, also where another is nothing. */
function sideBySide({ parts }: Bar, scale: number): Laid[] {
  const share = 1 / parts.length;
  return parts
    .map(({ value, tone }, at) => {
      const height = value > 0 ? Math.max(1, value * scale) : 0;
      return { tone, left: at * share, share, top: HEIGHT - height, height };
    })
    .filter(({ height }) => height > 0);
}
