import { z } from './zod.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import { TIME_OFF_NOT_FOUND } from '../words/time-off-texts.ts';
import { businessInPath, done } from './fields.ts';
import { dryRunQuery } from './misfits.ts';
import { timeOff, timeOffInPath, timeOffOutcome, timeOffRequest } from './time-off.ts';

export const timeOffRows = {
  /** In order of the first day. */
  listTimeOff: { params: businessInPath, answer: z.array(timeOff), notFound: BUSINESS_NOT_FOUND },
  addTimeOff: {
    params: businessInPath,
    query: dryRunQuery,
    body: timeOffRequest,
    answer: timeOffOutcome,
    notFound: BUSINESS_NOT_FOUND,
    status: 201,
  },
  deleteTimeOff: { params: timeOffInPath, answer: done, notFound: TIME_OFF_NOT_FOUND },
} as const;
