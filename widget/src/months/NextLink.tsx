import { dayTitle, monthTitle } from '@daybook/schema/rules/date';
import type { NextLinkProps } from '../diary/view.ts';
import { Choose } from '../diary/steps/parts.tsx';
import { lookIn, nextDate } from './month-texts.ts';
import { nextChoice } from './next-choice.ts';

/** Leads to the next date that has something, or to a month that must be loaded before that date is known. */
export function NextLink({ view, after }: NextLinkProps) {
  const next = nextChoice(view.state, after);
  return (
    next && (
      <Choose class="link" view={view} to={next}>
        {next.month ? lookIn(monthTitle(next.month)) : nextDate(dayTitle(next.date ?? ''))}
      </Choose>
    )
  );
}
