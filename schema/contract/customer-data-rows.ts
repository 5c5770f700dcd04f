/** The rows of the table of calls (calls.ts) about a customer's data. */
import { z } from './zod.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import { FORGET_REQUEST_NOT_FOUND } from '../words/customer-data-texts.ts';
import { cancelToken } from './cancel.ts';
import {
  dataLinkSent,
  dataToken,
  forgetRequest,
  forgetState,
  keepAnswer,
  myData,
  requestInPath,
} from './customer-data.ts';
import { businessInPath, done } from './parts.ts';

const ofRequest = { params: requestInPath, notFound: FORGET_REQUEST_NOT_FOUND };

export const customerDataRows = {
  sendDataLink: { body: z.object({ token: cancelToken }), answer: dataLinkSent },
  /** HELD_BOOKINGS_PAGE_SIZE bookings a page. */
  getMyData: {
    query: z.object({ token: dataToken, page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
    answer: myData,
  },
  askToBeForgotten: { body: z.object({ token: dataToken }), answer: forgetState },
  /** Those that wait for an answer, the longest waiting first: FORGET_REQUESTS_SHOWN of them at most. */
  listForgetRequests: {
    params: businessInPath,
    answer: z.object({ requests: z.array(forgetRequest), total: z.int() }),
    notFound: BUSINESS_NOT_FOUND,
  },
  /** Answers once it is sure to happen; the last of many bookings may be forgotten a little later. */
  forgetCustomer: {
    ...ofRequest,
    body: z.object({}),
    /** `has_found` is false where nothing was left to delete: no booking has the customer's address any more. */
    answer: done.extend({ has_found: z.boolean() }),
  },
  keepCustomer: { ...ofRequest, body: keepAnswer, answer: done },
} as const;
