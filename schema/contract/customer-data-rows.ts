import { z } from './zod.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import { ERASURE_REQUEST_NOT_FOUND } from '../words/customer-data-texts.ts';
import { cancelToken } from './cancel.ts';
import {
  dataLinkSent,
  dataToken,
  erasureRequest,
  erasureStatus,
  keepAnswer,
  myData,
  requestInPath,
} from './customer-data.ts';
import { businessInPath, done } from './fields.ts';

const ofRequest = { params: requestInPath, notFound: ERASURE_REQUEST_NOT_FOUND };

export const customerDataRows = {
  sendDataLink: { body: z.object({ token: cancelToken }), answer: dataLinkSent },
  /** A page has HELD_BOOKINGS_PAGE_SIZE bookings. */
  getMyData: {
    query: z.object({ token: dataToken, page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
    answer: myData,
  },
  requestErasure: { body: z.object({ token: dataToken }), answer: erasureStatus },
  /** Returns unanswered requests, oldest first, FORGET_REQUESTS_SHOWN at most. */
  listErasureRequests: {
    params: businessInPath,
    answer: z.object({ requests: z.array(erasureRequest), total: z.int() }),
    notFound: BUSINESS_NOT_FOUND,
  },
  /** Answers once the deletion is certain. Of many bookings, the last are deleted a little later. */
  eraseCustomer: {
    ...ofRequest,
    body: z.object({}),
    /** `has_found` is false if no booking has the customer's address any more. */
    answer: done.extend({ has_found: z.boolean() }),
  },
  keepCustomer: { ...ofRequest, body: keepAnswer, answer: done },
} as const;
