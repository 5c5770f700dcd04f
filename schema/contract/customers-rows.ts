/** Calls about an owner's customers: rows of the table in calls.ts. */
import { z } from './zod.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import { CUSTOMER_NOT_FOUND } from '../words/customer-texts.ts';
import { BOOKING_NOT_FOUND } from '../words/owner-booking-texts.ts';
import {
  addBookingRequest,
  addTimes,
  addTimesQuery,
  addedBooking,
  customerChange,
  customerDetails,
  customerInPath,
  customersPage,
  customersQuery,
  mergeRequest,
  noShowRequest,
} from './customers.ts';
import { businessInPath, done, referenceInPath } from './fields.ts';
import { ownerBooking } from './owner-booking.ts';

const ofCustomer = { params: customerInPath, notFound: CUSTOMER_NOT_FOUND };

export const customersRows = {
  /** An Idempotency-Key works as for bookSlot. */
  addBooking: {
    params: businessInPath,
    body: addBookingRequest,
    answer: addedBooking,
    notFound: BUSINESS_NOT_FOUND,
    status: 201,
  },
  listTimesToAdd: {
    params: businessInPath,
    query: addTimesQuery,
    answer: addTimes,
    notFound: BUSINESS_NOT_FOUND,
  },
  /** Only once its time has begun, and not where it is cancelled: 409. */
  markNoShow: {
    params: referenceInPath,
    body: noShowRequest,
    answer: ownerBooking,
    notFound: BOOKING_NOT_FOUND,
  },
  listCustomers: {
    params: businessInPath,
    query: customersQuery,
    answer: customersPage,
    notFound: BUSINESS_NOT_FOUND,
  },
  getCustomer: { ...ofCustomer, answer: customerDetails },
  changeCustomer: { ...ofCustomer, body: customerChange, answer: customerDetails },
  mergeCustomers: { ...ofCustomer, body: mergeRequest, answer: customerDetails },
  /** Deletes what the business holds about the customer, as after a deletion request; 409 with an upcoming appointment. */
  deleteCustomer: { ...ofCustomer, answer: done.extend({ has_found: z.boolean() }) },
} as const;
