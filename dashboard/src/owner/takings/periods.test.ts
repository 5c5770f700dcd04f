import { expect, it } from 'vitest';
import { datesOf, type Period } from './periods.ts';

it.each<[Period, string, string, string]>([
  ['twelve_weeks', '2026-11-29', '2026-09-07', '2026-11-29'],
  ['this_week', '2026-11-30', '2026-11-30', '2026-12-06'],
  ['last_week', '2026-11-30', '2026-11-23', '2026-11-29'],
  ['this_month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['last_month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['tax_year', '2026-04-05', '2025-04-06', '2026-04-05'],
  ['tax_year', '2026-04-06', '2026-04-06', '2027-04-05'],
  ['last_tax_year', '2026-04-06', '2025-04-06', '2026-04-05'],
])('%s on %s is from %s to %s', (period, today, from, to) => {
  expect(datesOf(period, today)).toEqual({ from, to });
});
