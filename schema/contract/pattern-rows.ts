/** Calls for weekly hours: rows of the table in calls.ts. */
import { z } from './zod.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import { businessInPath } from './fields.ts';
import { dryRunQuery } from './misfits.ts';
import { pattern, patternOutcome, patternRequest } from './pattern.ts';

export const patternRows = {
  /** Those that have not ended, the oldest first. */
  listPatterns: { params: businessInPath, answer: z.array(pattern), notFound: BUSINESS_NOT_FOUND },
  createPattern: {
    params: businessInPath,
    query: dryRunQuery,
    body: patternRequest,
    answer: patternOutcome,
    notFound: BUSINESS_NOT_FOUND,
    status: 201,
  },
} as const;
