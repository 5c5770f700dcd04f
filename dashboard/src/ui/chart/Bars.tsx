import styles from './bars.module.css';

export interface Bar {
  /** For whoever points at it: 'week of 16/11/26: £98.00'. */
  label: string;
  /** From the ground up. Below zero counts as zero: the label says what it was. */
  parts: readonly { value: number; tone: 'leaf' | 'sky' | 'brick' | 'amber' }[];
  /** What it stands for is not over. */
  isOpen?: boolean;
}

interface BarsProps {
  /** Says what is drawn, with what matters of it: the picture alone tells nothing to those who do not see it. */
  label: string;
  bars: readonly Bar[];
}

const HEIGHT = 96;
/** Of a bar's place, percent. */
const FILLED = 80;

/** Bars side by side, in order. Whoever shows them offers the same as a table. */
export function Bars({ label, bars }: BarsProps) {
  const totals = bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + Math.max(0, value), 0));
  const highest = Math.max(1, ...totals);
  const place = 100 / bars.length;
  return (
    <svg className={styles.bars} role="img" aria-label={label} width="100%" height={HEIGHT}>
      {bars.map((bar, at) => (
        <g key={bar.label} className={styles.bar} data-open={bar.isOpen || undefined}>
          <title>{bar.label}</title>
          {stacked(bar, highest).map(({ tone, top, height }) => (
            <rect
              key={tone}
              data-tone={tone}
              x={`${at * place + (place * (100 - FILLED)) / 200}%`}
              y={top}
              width={`${(place * FILLED) / 100}%`}
              height={height}
              rx={2}
            />
          ))}
        </g>
      ))}
      <line className={styles.ground} x1="0" x2="100%" y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
    </svg>
  );
}

/** Where each part of a bar stands, in pixels from the top; parts of nothing are not drawn. */
function stacked({ parts }: Bar, highest: number) {
  let ground = HEIGHT;
  return parts
    .filter(({ value }) => value > 0)
    .map(({ value, tone }) => {
      const height = Math.max(1, (value / highest) * (HEIGHT - 2));
      ground -= height;
      return { tone, top: ground, height };
    });
}
