import { expect, it } from 'vitest';
import { renewalOf } from './renewals.ts';

it('renews all that pages show of a business after a change to it, but not the version that says so', () => {
  for (const change of ['addBooking', 'cancelBooking', 'deleteTimeOff', 'startDelay'] as const) {
    const { renews } = renewalOf(change);
    expect(renews).toEqual(
      expect.arrayContaining(['getSummary', 'searchBookings', 'listEvents', 'explainEvent', 'getCustomer']),
    );
    expect(renews).not.toContain('getVersion');
    expect(renews).not.toContain('searchUsers');
  }
});

it('asks a closed business nothing more, and only for the list of businesses', () => {
  expect(renewalOf('closeBusiness').renews).toEqual(['listMyBusinesses']);
});

it('renews what the admin sees after a change of theirs, but no consequences of a deletion', () => {
  const { renews } = renewalOf('deleteUser');
  expect(renews).toEqual(expect.arrayContaining(['searchUsers', 'countUsers', 'searchAudit']));
  expect(renews).not.toContain('getUserConsequences');
});

it('waits for what it renews, and for nothing after a change that nothing shows', () => {
  for (const change of ['addPlace', 'deleteAllEvents', 'endSession', 'createCheckout'] as const) {
    const { renews, waitsFor = [] } = renewalOf(change);
    expect(waitsFor.length).toBeGreaterThan(0);
    expect(renews).toEqual(expect.arrayContaining([...waitsFor]));
  }
  expect(renewalOf('changeMe')).toEqual({ renews: [], waitsFor: [] });
});
