import { expect, it } from 'vitest';
import { changesOf, subjectText } from './changes.ts';

const made = (after: Record<string, string | number | boolean | null>) =>
  changesOf({ before: null, after }).map(({ label, after }) => `${label}: ${after}`);

it('shows each field before and after', () => {
  const entry = {
    before: { max_uses: null, is_active: true, description: '' },
    after: { max_uses: 10, is_active: false, description: 'Spring' },
  };
  expect(changesOf(entry)).toEqual([
    { label: 'Max uses', before: 'none', after: '10' },
    { label: 'Active', before: 'yes', after: 'no' },
    { label: 'Description', before: 'none', after: 'Spring' },
  ]);
});

it('shows what was created or deleted', () => {
  expect(changesOf({ before: null, after: { code: 'A' } })).toEqual([
    { label: 'Code', before: undefined, after: 'A' },
  ]);
  expect(changesOf({ before: { code: 'A' }, after: null })).toEqual([
    { label: 'Code', before: 'A', after: undefined },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});

it('labels each field and formats its value by kind', () => {
  expect(
    made({
      description: null,
      discount_type: 'fixed',
      discount_value: 9.5,
      expires_at: '2026-12-31T23:59:00Z',
    }),
  ).toEqual([
    'Description: none',
    'Discount type: Fixed amount',
    'Discount: £9.50',
    'Expires: 31 December 2026 at 23:59',
  ]);
  expect(made({ discount_type: 'percentage', discount_value: 25 })).toContain('Discount: 25%');
  expect(made({ trial_duration_hours: 48, is_active: true, upcoming_bookings: 1200 })).toEqual([
    'Trial length: 48 hours',
    'Active: yes',
    'Upcoming bookings: 1,200',
  ]);
});

it('derives a label for a field that it does not know', () => {
  expect(made({ former_field: 'x' })).toEqual(['Former field: x']);
});

it('names the kind of an email that was sent again', () => {
  const entry = { action: 'email_retried', subject: 'booking_confirmed to a•••@example.com' } as const;
  expect(subjectText(entry)).toBe('Booking confirmed to a•••@example.com');
});

it('leaves every other subject as it was written', () => {
  expect(subjectText({ action: 'email_retried', subject: 'All failed emails' })).toBe('All failed emails');
  expect(subjectText({ action: 'business_changed', subject: 'willow to go' })).toBe('willow to go');
});
