export const CUSTOMER_NOT_FOUND = 'We couldn’t find this customer.';
/** `name` is the other customer's. */
export const emailOfOther = (name: string) =>
  `${name} has this email address. If they’re the same person, merge the two.`;
export const tooManyCustomers = (max: string) =>
  `You can’t add more: your list has ${max} customers. Everyone who books is still added.`;
