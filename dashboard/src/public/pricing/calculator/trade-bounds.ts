import type { Trade } from './costs.ts';

/** What the calculator can be set to, and begins with. A visit is in pence. */
export const TRADE_BOUNDS: Record<keyof Trade, { min: number; max: number; step: number }> = {
  bookings: { min: 5, max: 400, step: 5 },
  newCustomers: { min: 0, max: 400, step: 1 },
  visit: { min: 500, max: 20_000, step: 100 },
};

export const EXAMPLE_TRADE: Trade = { bookings: 120, newCustomers: 18, visit: 3800 };
