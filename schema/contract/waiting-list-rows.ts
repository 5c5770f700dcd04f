import { z } from './zod.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import { DIARY_NOT_FOUND } from '../words/texts.ts';
import { ENTRY_NOT_FOUND } from '../words/waiting-list-texts.ts';
import { businessInPath, done, slugField } from './fields.ts';
import {
  earlierAnswer,
  earlierRequest,
  entryInPath,
  offerRequest,
  offerSeen,
  offerTaken,
  offerTaking,
  ownerOffer,
  waitingEntry,
  waitingList,
  waitingListAddition,
  waitingListJoined,
  waitingListRequest,
  waitingListSeen,
  waitingListTokenGiven,
} from './waiting-list.ts';

export const waitingListRows = {
  joinWaitingList: {
    params: z.object({ slug: slugField }),
    body: waitingListRequest,
    answer: waitingListJoined,
    notFound: DIARY_NOT_FOUND,
  },
  getWaitingListEntry: { query: waitingListTokenGiven, answer: waitingListSeen },
  confirmWaitingList: { body: waitingListTokenGiven, answer: waitingListSeen },
  leaveWaitingList: { body: waitingListTokenGiven, answer: waitingListSeen },
  getOffer: { query: waitingListTokenGiven, answer: offerSeen },
  /** Answers 409 if somebody else has the time. */
  takeOffer: { body: offerTaking, answer: offerTaken },
  declineOffer: { body: waitingListTokenGiven, answer: offerSeen },
  changeWantsEarlier: { body: earlierRequest, answer: earlierAnswer },
  listWaitingList: {
    params: businessInPath,
    answer: waitingList,
    isHeavy: true,
    notFound: BUSINESS_NOT_FOUND,
  },
  addToWaitingList: {
    params: businessInPath,
    body: waitingListAddition,
    answer: waitingEntry,
    notFound: BUSINESS_NOT_FOUND,
    status: 201,
  },
  removeFromWaitingList: { params: entryInPath, answer: done, notFound: ENTRY_NOT_FOUND },
  offerTime: {
    params: entryInPath,
    body: offerRequest,
    answer: ownerOffer,
    notFound: ENTRY_NOT_FOUND,
    status: 201,
  },
} as const;
