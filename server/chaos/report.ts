import type { EngineName } from '../bench/command.ts';
import { tableText } from '../bench/report.ts';

export interface RoundResult {
  engine: EngineName;
  fault: string;
  done: readonly string[];
  tally: Tally;
  /** Milliseconds from the end of the fault until each process was well; null if that never happened. */
  wellAfter: number | null;
  breaches: readonly string[];
}

export interface Tally {
  booked: number;
  cancelled: number;
  changed: number;
  moved: number;
  movedByOwner: number;
  offered: number;
  offeredByJob: number;
  paid: number;
  emails: number;
  /** Requests without a response, or with a 503. */
  refused: number;
}

export interface Skipped {
  engine: EngineName;
  fault: string;
  why: string;
}

export function between(before: Tally, after: Tally): Tally {
  const of = (key: keyof Tally) => after[key] - before[key];
  return {
    booked: of('booked'),
    cancelled: of('cancelled'),
    changed: of('changed'),
    moved: of('moved'),
    movedByOwner: of('movedByOwner'),
    offered: of('offered'),
    offeredByJob: of('offeredByJob'),
    paid: of('paid'),
    emails: of('emails'),
    refused: of('refused'),
  };
}

export function roundLine({ engine, fault, tally, wellAfter, breaches }: RoundResult): string {
  const found = breaches.length === 0 ? 'no breach' : `${breaches.length} BREACHES: ${breaches[0]}`;
  const well = wellAfter === null ? 'not recovered' : `recovered after ${wellAfter} ms`;
  return `${engine}, ${fault}: ${tally.booked} booked, ${tally.emails} emails, ${well}, ${found}`;
}

const HEADINGS = [
  'engine',
  'fault',
  'what happened',
  'booked',
  'cancelled',
  'changed',
  'moved',
  'by owners',
  'offered',
  'by the job',
  'paid',
  'emails',
  'refused',
  'recovered after, ms',
  'breaches',
];

/** Returns a table with a row for each fault of each engine, and one for all of them. */
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
  return tableText([HEADINGS, ...cells]);
}

function rowOf(engine: string, fault: string, rounds: readonly RoundResult[]): string[] {
  const sum = (of: (tally: Tally) => number) => String(rounds.reduce((all, { tally }) => all + of(tally), 0));
  const waits = rounds.map(({ wellAfter }) => wellAfter ?? Infinity);
  const breaches = rounds.flatMap((round) => round.breaches);
  return [
    engine,
    fault,
    fault === '' ? `${rounds.length} rounds` : doneIn(rounds),
    sum(({ booked }) => booked),
    sum(({ cancelled }) => cancelled),
    sum(({ changed }) => changed),
    sum(({ moved }) => moved),
    sum(({ movedByOwner }) => movedByOwner),
    sum(({ offered }) => offered),
    sum(({ offeredByJob }) => offeredByJob),
    sum(({ paid }) => paid),
    sum(({ emails }) => emails),
    sum(({ refused }) => refused),
    waits.length === 0 ? '' : String(Math.max(...waits)),
    breaches.length === 0 ? 'none' : String(breaches.length),
  ];
}

/** '3 × kill -9, 1 × a full disk' */
function doneIn(rounds: readonly RoundResult[]): string {
  const counts = new Map<string, number>();
  for (const what of rounds.flatMap(({ done }) => done)) {
    const [, many = '1', words = what] = /^(\d+) (.*)$/.exec(what) ?? [];
    counts.set(words, (counts.get(words) ?? 0) + Number(many));
  }
  return [...counts].map(([words, count]) => `${count} × ${words}`).join(', ');
}
