/**
 * Configures zod before any schema is made, so that every side gets it: zod's own texts are for programmers,
 * and under a policy that forbids eval, a browser would report that zod tries to use it.
 */

import { config, z } from 'zod';
import { tooLong } from '../words/booking-form-texts.ts';
import {
  ANSWER_YES_OR_NO,
  atLeast,
  atLeastCharacters,
  atMost,
  CHECK_FIELD,
  CHOOSE_OFFERED,
  chooseAtLeast,
  chooseAtMost,
  ENTER_NUMBER,
  ENTER_TEXT,
  ENTER_WHOLE_NUMBER,
  FILL_IN_FIELD,
  GIVE_DETAILS,
  GIVE_LIST,
  inStepsOf,
  NOT_ASKED_FOR,
} from '../words/input-texts.ts';

type Issue = Parameters<NonNullable<ReturnType<typeof config>['customError']>>[0];

const TYPES: Record<string, string> = {
  string: ENTER_TEXT,
  number: ENTER_NUMBER,
  int: ENTER_WHOLE_NUMBER,
  boolean: ANSWER_YES_OR_NO,
  array: GIVE_LIST,
  object: GIVE_DETAILS,
};

/** Returns the sentence for a problem for which the schema has no text. */
function sentenceFor(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input == null ? FILL_IN_FIELD : (TYPES[issue.expected] ?? CHECK_FIELD);
    case 'too_big':
      return sizeText(issue.origin, Number(issue.maximum), tooLong, chooseAtMost, atMost);
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return FILL_IN_FIELD;
      return sizeText(issue.origin, Number(issue.minimum), atLeastCharacters, chooseAtLeast, atLeast);
    case 'invalid_value':
      return CHOOSE_OFFERED;
    case 'not_multiple_of':
      return inStepsOf(issue.divisor);
    case 'unrecognized_keys':
      return NOT_ASKED_FOR;
    case 'custom':
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'invalid_union':
      return CHECK_FIELD;
  }
}

type SizeText = (size: number) => string;

function sizeText(origin: string, size: number, ofText: SizeText, ofList: SizeText, ofNumber: SizeText) {
  if (origin === 'string') return ofText(size);
  return origin === 'array' ? ofList(size) : ofNumber(size);
}

config({ customError: sentenceFor, jitless: 'document' in globalThis });

export { z };
