/** Calls that say how a business is doing: rows of the table in calls.ts. */
import { businessSummary, businessVersion } from './business.ts';
import { businessInPath } from './parts.ts';
import { diaryWeek } from './visits.ts';
import { z } from './zod.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';

export const figureRows = {
  getSummary: {
    params: businessInPath,
    answer: businessSummary,
    notFound: BUSINESS_NOT_FOUND,
    isHeavy: true,
  },
  getVersion: { params: businessInPath, answer: businessVersion, notFound: BUSINESS_NOT_FOUND },
  listDiaryWeeks: { params: businessInPath, answer: z.array(diaryWeek), notFound: BUSINESS_NOT_FOUND },
} as const;
