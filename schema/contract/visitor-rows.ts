/** Calls by which visitors of our public pages write to us: rows of the table in calls.ts. */
import { contactRequest } from './contact.ts';
import { bookingFlowAnswer, bookingFlowTest, emailTestAnswer, emailTestQuery } from './email-test.ts';
import { signupRequest, signupSeen, signupToken } from './newsletter.ts';
import { done } from './parts.ts';
import { visitCounted } from './visits.ts';

export const visitorRows = {
  signUpForNewsletter: { body: signupRequest, answer: done },
  getSignup: { query: signupToken, answer: signupSeen },
  confirmSignup: { body: signupToken, answer: signupSeen },
  endSignup: { body: signupToken, answer: signupSeen },
  sendMessage: { body: contactRequest, answer: done },
  countVisit: { body: visitCounted, answer: done },
  testEmail: { query: emailTestQuery, answer: emailTestAnswer },
  testBookingFlow: { body: bookingFlowTest, answer: bookingFlowAnswer },
} as const;
