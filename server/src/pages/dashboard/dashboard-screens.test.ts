import { expect, it } from 'vitest';
import { createFindScreenFiles } from './dashboard-screens.ts';

const filesOf = createFindScreenFiles([
  { path: '/dashboard', tab: null, files: ['overview.js'] },
  { path: '/dashboard', tab: 'calendar', files: ['calendar.js'] },
  { path: '/business/:businessId/payment', tab: null, files: ['payment.js'] },
]);

it('finds the files of a page by its address and its open tab', () => {
  expect(filesOf('/dashboard', undefined)).toEqual(['/overview.js']);
  expect(filesOf('/dashboard', 'calendar')).toEqual(['/calendar.js']);
  expect(filesOf('/business/7/payment', undefined)).toEqual(['/payment.js']);
});

it('finds the first tab’s where the address names none that there is', () => {
  expect(filesOf('/dashboard', 'nothing')).toEqual(['/overview.js']);
});

it('knows no page that needs no owner', () => {
  expect(filesOf('/cancel', undefined)).toBeNull();
  expect(filesOf('/dashboard/more', undefined)).toBeNull();
});
