/** A newsletter signup as the admin sees it. */
import type { NewsletterSignup } from '@daybook/schema/contract/newsletter';
import type { SignupRow } from '../../database/visitor-tables.ts';

export function signupAnswer(signup: SignupRow): NewsletterSignup {
  return {
    id: signup.id,
    email: signup.email,
    first_name: signup.firstName,
    last_name: signup.lastName,
    signup_source: signup.source,
    status: signup.status,
    created_at: new Date(signup.createdAt).toISOString(),
  };
}
