/** Whether what was measured keeps to the budgets. */

import { BUDGETS, RESPONSE_MOST, SCREENS, SHIFT_MOST, type Budget, type ScreenName } from './budgets.ts';
import { figureOf, told, type Figure } from './figures.ts';

/** One visit to a screen. */
export interface Visit {
  /** Milliseconds, by the names of the screen's budgets. */
  times: Record<string, number>;
  /** Milliseconds until each press or key was answered, by what was done. */
  responses: Record<string, number>;
  shift: number;
}

interface Judged {
  screen: ScreenName;
  figure: string;
  measured: Figure;
  most: number;
  isMet: boolean;
}

/**
 * Returns every budget of a screen, and each thing that was done there. What one of the visits did not measure is missed.
 * `slowness` is how many times longer the machine takes than the one where the budgets were set; a faster one is
 * allowed as much.
 */
export function judge(screen: ScreenName, visits: readonly Visit[], slowness = 1): Judged[] {
  const row = (figure: string, values: (number | undefined)[], most: number, by: keyof Figure = 'median') => {
    const told = values.filter((value) => value !== undefined);
    const measured = figureOf(told);
    return { screen, figure, measured, most, isMet: told.length === values.length && measured[by] <= most };
  };
  const budgets = Object.entries<Budget>(BUDGETS[screen]);
  const done = new Set(visits.flatMap(({ responses }) => Object.keys(responses)));
  const shifts = visits.map(({ shift }) => shift);
  return [
    ...budgets.map(([name, { what, most }]) =>
      row(
        what,
        visits.map(({ times }) => times[name]),
        most,
      ),
    ),
    ...[...done].map((name) =>
      row(
        `${name}, until answered`,
        visits.map(({ responses }) => responses[name]),
        Math.round(RESPONSE_MOST * Math.max(1, slowness)),
      ),
    ),
    row('shift', shifts, SHIFT_MOST, 'most'),
  ];
}

export const HEAD = ['screen', 'figure', 'median (least–most)', 'at most', ''];

export function rowText({ screen, figure, measured, most, isMet }: Judged): string[] {
  const isTime = figure !== 'shift';
  const number = (value: number) =>
    isTime ? Math.round(value).toLocaleString('en-GB') : String(Math.round(value * 100_000) / 100_000);
  const unit = isTime ? ' ms' : '';
  return [
    SCREENS[screen],
    figure,
    told(measured, number, unit),
    number(most) + unit,
    isMet ? 'met' : '**missed**',
  ];
}
