/** A newsletter signup as the admin sees it. */
import type { NewsletterSignup } from '@daybook/schema/contract/newsletter';
import type { SignupRow } from '../../database/visitor-tables.ts';

export type UnsubscribeUrlOf = (signup: SignupRow) => string;

export const signupAnswer =
  (unsubscribeUrlOf: UnsubscribeUrlOf) =>
  (signup: SignupRow): NewsletterSignup => {
    return {
      id: signup.id,
      email: signup.email,
      first_name: signup.firstName,
      last_name: signup.lastName,
      signup_source: signup.source,
      status: signup.status,
      created_at: new Date(signup.createdAt).toISOString(),
      unsubscribe_url: signup.status === 'active' ? unsubscribeUrlOf(signup) : null,
    };
  };
