import type { Pattern, PatternOutcome } from '@daybook/schema/contract/pattern';
import { PATTERNS_MAX } from '@daybook/schema/figures/bounds';
import {
  PERSON_NOT_IN_TEAM,
  PLACE_NOT_IN_LIST,
  SERVICE_NOT_IN_LIST,
} from '@daybook/schema/words/catalogue-texts';
import {
  EARLIER_PATTERN_DIFFERS,
  stoppedSentence,
  tooManyPatterns,
} from '@daybook/schema/words/pattern-texts';
import { NO_ROOM_FOR_TEXTS } from '../businesses/business-responses.ts';
import { TOO_MANY_PLACES, TOO_MANY_SERVICES } from '../events/event-responses.ts';
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
};

const ofField = (field: string, text: string) => new Refusal(400, text, { fields: { [field]: text } });

export const patternRefusals: Record<PatternObstacle, () => Refusal> = {
  'too many': () => new Refusal(409, tooManyPatterns(PATTERNS_MAX)),
  'too many places': () => new Refusal(409, TOO_MANY_PLACES),
  'too many services': () => new Refusal(409, TOO_MANY_SERVICES),
  'no place': () => ofField('event.place_ids', PLACE_NOT_IN_LIST),
  'no person': () => ofField('event.person_ids', PERSON_NOT_IN_TEAM),
  'no service': () => ofField('event.service_ids', SERVICE_NOT_IN_LIST),
  'no room': () => new Refusal(409, NO_ROOM_FOR_TEXTS),
  differs: () => new Refusal(409, EARLIER_PATTERN_DIFFERS),
};
