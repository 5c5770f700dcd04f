/** What an owner is refused about businesses. */

export const TOO_MANY_BUSINESSES =
  'This account already has as many businesses as it can. Please contact support to add another.';
