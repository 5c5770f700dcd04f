import type { Pattern, PatternOutcome } from '@daybook/schema/contract/pattern';
import { PATTERNS_MAX } from '@daybook/schema/figures/bounds';
import {
  EARLIER_PATTERN_DIFFERS,
  stoppedSentence,
  tooManyPatterns,
} from '@daybook/schema/words/pattern-texts';
import { refusalsOfParts } from '../events/event-responses.ts';
import { Refusal } from '../http/errors.ts';
import type { ListedPattern, PatternObstacle } from './patterns-store.ts';

export function patternAnswer({ pattern, publishedTo, upcoming, changing, next }: ListedPattern): Pattern {
  return {
    id: pattern.id,
    weekdays: pattern.weekdays,
    every_weeks: pattern.everyWeeks,
    from_date: pattern.fromDate,
    until_date: pattern.untilDate,
    weeks_ahead: pattern.weeksAhead,
    event: { ...pattern.event, manual_slots: [...pattern.event.manual_slots] },
    is_paused: pattern.pausedAt !== null,
    published_to: publishedTo,
    upcoming_dates: upcoming,
    changing_dates: changing,
    next_dates: next.map(({ date, eventId, state }) => ({ date, event_id: eventId, state })),
    stopped: pattern.stoppedFor && stoppedSentence(pattern.stoppedFor),
  };
}

export const NOTHING_DONE: Omit<PatternOutcome, 'pattern'> = {
  published: [],
  reworded: [],
  replaced: [],
  withdrawn: [],
  closed: [],
  fitting: 0,
  no_longer_fit: [],
  customers_notified: 0,
  offers_ended: [],
};

export const patternRefusals: Record<PatternObstacle, () => Refusal> = {
  ...refusalsOfParts('event.'),
  'too many': () => new Refusal(409, tooManyPatterns(PATTERNS_MAX)),
  differs: () => new Refusal(409, EARLIER_PATTERN_DIFFERS),
};
