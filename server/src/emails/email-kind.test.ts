import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { readSettings } from '../settings.ts';
import { emailKind } from './email-kind.ts';
import { emailFromUs, type Us } from './layout.tsx';

let example: ExampleDatabase;
beforeEach(async () => {
  example = await openExampleDatabase();
});
afterEach(() => example.close());

const NOW = 5;
const context = {
  clock: () => NOW,
  supportEmail: 'support@daybook.example',
  operator: readSettings({}).operator,
};
const row = {
  id: 1,
  kind: 'email',
  bookingId: null,
  businessId: 7,
  recipient: 'ruth@example.com',
  payload: JSON.stringify({ until: NOW }),
  attempts: 1,
  refusals: 0,
  createdAt: 0,
};

const make = emailKind(
  z.object({ until: z.int() }),
  ({ until }, us: Us) =>
    emailFromUs({ subject: `Until ${until}`, preview: '', heading: '', parts: [], footer: [] }, us),
  async (_on, { until }, now) => now < until,
);

it('is made from its row while it is wanted, and dropped once it is not', async () => {
  const later = { ...row, payload: JSON.stringify({ until: NOW + 1 }) };
  expect((await make(later, context, example.database))?.subject).toBe('Until 6');
  expect(await make(row, context, example.database)).toBeNull();
});

it('is made without a database as if it were wanted', async () => {
  expect((await make(row, context, null))?.subject).toBe('Until 5');
});

it('can never be made from facts that are not valid', async () => {
  await expect(make({ ...row, payload: '{}' }, context, null)).rejects.toThrow(
    'the facts are not valid: until',
  );
});
