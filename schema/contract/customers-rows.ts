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
  /** Accepts an Idempotency-Key, as bookSlot does. */
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
  /** Answers 409 before the booking has begun, and for a cancelled one. */
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
  /** Deletes the customer's data, as a deletion request does. Answers 409 if an appointment is upcoming. */
  deleteCustomer: { ...ofCustomer, answer: done.extend({ has_found: z.boolean() }) },
} as const;
