import type { AdminUser } from '@daybook/schema/contract/admin/users';

type Named = Pick<AdminUser, 'email' | 'google_user_data'>;

/** 'Ruth Ellis', or null for an account that says no name. */
export function fullName({ google_user_data: { given_name, family_name } }: Named): string | null {
  return [given_name, family_name].filter(Boolean).join(' ') || null;
}

/** The name, or the email where there is none. */
export const callOf = (user: Named): string => fullName(user) ?? user.email;

/** 'RE', or the first email of the email. */
export function initialsOf(user: Named): string {
  const words = callOf(user).split(' ');
  const emails = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return emails.join('').toUpperCase();
}
