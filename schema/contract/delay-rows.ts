import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import { DELAY_NOT_FOUND } from '../words/delay-texts.ts';
import { delayEnd, delayInPath, delayOutcome, delayRequest, delaysOfToday } from './delay.ts';
import { businessInPath } from './fields.ts';
import { dryRunQuery } from './misfits.ts';

export const delayRows = {
  listDelays: { params: businessInPath, answer: delaysOfToday, notFound: BUSINESS_NOT_FOUND },
  startDelay: {
    params: businessInPath,
    query: dryRunQuery,
    body: delayRequest,
    answer: delayOutcome,
    notFound: BUSINESS_NOT_FOUND,
    status: 201,
  },
  endDelay: {
    params: delayInPath,
    query: dryRunQuery,
    body: delayEnd,
    answer: delayOutcome,
    notFound: DELAY_NOT_FOUND,
  },
} as const;
