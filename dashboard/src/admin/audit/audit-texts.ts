import type { AuditAction } from '@daybook/schema/contract/admin/audit';

export const AUDIT_TITLE = 'Audit Log';
export const AUDIT_TEXT = 'Changes made by admins. Times are UK time.';
export const ENTRIES_COUNTED = { one: 'entry', many: 'entries' } as const;
export const SEARCH_AUDIT = { label: 'Search the log', hint: 'Admin or subject' };
export const ACTION = 'Action';
export const ALL_ACTIONS = 'All actions';
export const NO_ENTRIES = {
  title: 'No changes yet',
  text: 'Every change an admin makes appears here.',
};
export const AUDIT_COLUMNS = {
  when: 'When',
  action: 'Action',
  subject: 'Subject',
  who: 'Who',
  what: 'What changed',
} as const;
export const AUDIT_ACTION_TEXTS: Record<AuditAction, string> = {
  coupon_created: 'Coupon created',
  coupon_changed: 'Coupon changed',
  coupon_deactivated: 'Coupon deactivated',
  coupon_deleted: 'Coupon deleted',
  business_changed: 'Business changed',
  business_deleted: 'Business deleted',
  user_deleted: 'User deleted',
  signup_deleted: 'Signup deleted',
  testimonial_added: 'Testimonial added',
  testimonial_deleted: 'Testimonial deleted',
  email_retried: 'Email retried',
};
export const YES = 'yes';
export const NO = 'no';
export const NONE = 'none';
export const hoursText = (hours: number) => `${hours} hours`;
