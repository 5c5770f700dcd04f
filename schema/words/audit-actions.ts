export const AUDIT_ACTIONS = [
  'coupon_created',
  'coupon_changed',
  'coupon_deactivated',
  'coupon_deleted',
  'business_changed',
  'business_deleted',
  'user_deleted',
  'signup_deleted',
  'testimonial_added',
  'testimonial_deleted',
  'email_retried',
] as const;
