/** The admin's links. Apart from the other texts of the bars, which everybody loads. */
export const ADMIN_LABELS = {
  coupons: 'Coupons',
  businesses: 'Business Management',
  users: 'Users',
  newsletter: 'Newsletter',
  visits: 'Visits',
  email: 'Email Diagnostic',
  audit: 'Audit Log',
} as const;
