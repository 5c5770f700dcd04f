/** What a run prints. */
import type { EngineName } from './options.ts';

export interface RoundResult {
  engine: EngineName;
  fault: string;
  /** What was thrown, in a few words each. */
  thrown: readonly string[];
  tally: Tally;
  /** Milliseconds from the end of the fault until each process was well; null when that did not come. */
  wellAfter: number | null;
  breaches: readonly string[];
}

/** What there was of each, from the beginning of a round to its end. */
export interface Tally {
  booked: number;
  cancelled: number;
  changed: number;
  paid: number;
  emails: number;
  /** Requests that were not answered, or with a 503. */
  turnedAway: number;
}

export interface Skipped {
  engine: EngineName;
  fault: string;
  why: string;
}

export function between(before: Tally, after: Tally): Tally {
  return {
    booked: after.booked - before.booked,
    cancelled: after.cancelled - before.cancelled,
    changed: after.changed - before.changed,
    paid: after.paid - before.paid,
    emails: after.emails - before.emails,
    turnedAway: after.turnedAway - before.turnedAway,
  };
}

export function roundLine({ engine, fault, tally, wellAfter, breaches }: RoundResult): string {
  const found = breaches.length === 0 ? 'found nothing' : `FOUND ${breaches.length}: ${breaches[0]}`;
  const well = wellAfter === null ? 'not well again' : `well after ${wellAfter} ms`;
  return `${engine}, ${fault}: ${tally.booked} booked, ${tally.emails} letters, ${well}, ${found}`;
}

const HEADINGS = [
  'engine',
  'fault',
  'thrown',
  'booked',
  'cancelled',
  'changed',
  'paid',
  'letters',
  'turned away',
  'well after, ms',
  'found',
];

/** A row for each fault of each engine, and one for all of them. */
export function table(results: readonly RoundResult[], skipped: readonly Skipped[]): string {
  const keys = [...new Set(results.map(({ engine, fault }) => `${engine}|${fault}`))];
  const rows = keys.map((key) => {
    const rounds = results.filter(({ engine, fault }) => `${engine}|${fault}` === key);
    return rowOf(rounds[0]?.engine ?? '', rounds[0]?.fault ?? '', rounds);
  });
  const cells = [
    ...rows,
    rowOf('all', '', results),
    ...skipped.map(({ engine, fault, why }) => [engine, fault, `skipped: ${why}`]),
  ];
  return [HEADINGS, HEADINGS.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function rowOf(engine: string, fault: string, rounds: readonly RoundResult[]): string[] {
  const sum = (of: (tally: Tally) => number) => String(rounds.reduce((all, { tally }) => all + of(tally), 0));
  const waits = rounds.map(({ wellAfter }) => wellAfter ?? Infinity);
  const breaches = rounds.flatMap((round) => round.breaches);
  return [
    engine,
    fault,
    fault === '' ? `${rounds.length} rounds` : thrownIn(rounds),
    sum(({ booked }) => booked),
    sum(({ cancelled }) => cancelled),
    sum(({ changed }) => changed),
    sum(({ paid }) => paid),
    sum(({ emails }) => emails),
    sum(({ turnedAway }) => turnedAway),
    waits.length === 0 ? '' : String(Math.max(...waits)),
    breaches.length === 0 ? 'nothing' : String(breaches.length),
  ];
}

/** '3 × kill -9, 1 × a full disk' */
function thrownIn(rounds: readonly RoundResult[]): string {
  const counts = new Map<string, number>();
  for (const what of rounds.flatMap(({ thrown }) => thrown)) {
    const [, many = '1', words = what] = /^(\d+) (.*)$/.exec(what) ?? [];
    counts.set(words, (counts.get(words) ?? 0) + Number(many));
  }
  return [...counts].map(([words, count]) => `${count} × ${words}`).join(', ');
}
