import type { User } from '@daybook/schema/contract/user';

/** Returns the given name, or the email address when there is none. */
export function nameOf({ email, google_user_data }: User): string {
  return google_user_data.given_name || email;
}
