import { z } from './zod.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import { PATTERN_NOT_FOUND } from '../words/pattern-texts.ts';
import { datesProgress, stoppedChange } from './dates-progress.ts';
import { businessInPath } from './fields.ts';
import { dryRunQuery } from './misfits.ts';
import {
  pattern,
  patternChange,
  patternInPath,
  patternOutcome,
  patternRequest,
  patternStep,
} from './pattern.ts';

const inSteps = {
  query: dryRunQuery,
  answer: z.union([patternOutcome, datesProgress, stoppedChange]),
  kind: 'lines',
} as const;
const change = { ...inSteps, params: patternInPath, notFound: PATTERN_NOT_FOUND } as const;

export const patternRows = {
  /** Returns weekly hours that haven't ended, oldest first. */
  listPatterns: { params: businessInPath, answer: z.array(pattern), notFound: BUSINESS_NOT_FOUND },
  createPattern: {
    ...inSteps,
    params: businessInPath,
    body: patternRequest,
    notFound: BUSINESS_NOT_FOUND,
  },
  changePattern: { ...change, body: patternChange },
  pausePattern: { ...change, body: patternStep },
  resumePattern: { ...change, body: patternStep },
  /** Deletes the weekly hours. Dates before today that they published stay. */
  endPattern: { ...change, body: patternStep },
} as const;
