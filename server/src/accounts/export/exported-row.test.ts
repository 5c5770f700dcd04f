import { describe, expect, it } from 'vitest';
import { exportedRow, type Columns } from './exported-row.ts';

describe('an exported row', () => {
  it('leaves out refused columns, and gives null for a missing value', () => {
    const columns: Columns<{ nonce: string; paidAt: number | null; pricePence: number }> = {
      nonce: 'secret',
      paidAt: (value) => new Date(value).toISOString(),
      pricePence: (pence) => pence / 100,
    };
    expect(exportedRow(columns, { nonce: 'n', paidAt: null, pricePence: 0 })).toEqual({
      paid_at: null,
      price: 0,
    });
    expect(exportedRow(columns, { nonce: 'n', paidAt: 0, pricePence: 3850 })).toEqual({
      paid_at: '1970-01-01T00:00:00.000Z',
      price: 38.5,
    });
  });
});
