/** What an owner does with each date of repeat visits. */

import type { CheckedVisit, ChosenVisit } from '@daybook/schema/contract/series';

export type VisitAnswer = 'book' | 'nearest' | 'anyway' | 'skip';

export interface VisitRow<Visit extends CheckedVisit = CheckedVisit> {
  visit: Visit;
  /** What the owner can choose for a date that isn't free; [] for one that is. */
  choices: VisitAnswer[];
  answer: VisitAnswer;
  /** True if it is no longer as it was when the owner last sent the list. */
  isChanged: boolean;
}

/** By date and time. A date that isn't free is skipped until the owner chooses. */
export type VisitAnswers = Readonly<Record<string, VisitAnswer>>;

export const visitKey = ({ date, start_time }: Pick<CheckedVisit, 'date' | 'start_time'>) =>
  `${date} ${start_time}`;

/**
 * Joins the dates with the owner's answers. `refused` are the times that a refusal described, `sent` are those that the
 * owner had before them when they sent the list.
 */
export function visitRows<Visit extends CheckedVisit>(
  visits: readonly Visit[],
  answers: VisitAnswers,
  refused: readonly CheckedVisit[] = [],
  sent: readonly CheckedVisit[] = [],
): VisitRow<Visit>[] {
  const found = (all: readonly CheckedVisit[], key: string) => all.find((one) => visitKey(one) === key);
  return visits.map((checked) => {
    const key = visitKey(checked);
    const visit = { ...checked, ...found(refused, key) };
    const choices = choicesFor(visit);
    const answer = answers[key] ?? 'skip';
    const before = found(sent, key);
    return {
      visit,
      choices,
      answer: choices.length === 0 ? 'book' : choices.includes(answer) ? answer : 'skip',
      isChanged: before !== undefined && JSON.stringify(before) !== JSON.stringify(visit),
    };
  });
}

function choicesFor({ conflicts, nearest, can_overlap }: CheckedVisit): VisitAnswer[] {
  if (conflicts.length === 0) return [];
  return [...(nearest ? ['nearest' as const] : []), 'skip', ...(can_overlap ? ['anyway' as const] : [])];
}

/** Returns the times to book. */
export function chosenVisits(rows: readonly VisitRow[]): ChosenVisit[] {
  const free = { allow_overlap: false, seen_conflicts: [] };
  return rows.flatMap(({ visit, answer }): ChosenVisit[] => {
    const { date, start_time, conflicts, nearest } = visit;
    if (answer === 'book') return [{ date, start_time, ...free }];
    if (answer === 'anyway') return [{ date, start_time, allow_overlap: true, seen_conflicts: conflicts }];
    if (answer === 'nearest' && nearest)
      return [{ date: nearest.date, start_time: nearest.start_time, ...free }];
    return [];
  });
}
