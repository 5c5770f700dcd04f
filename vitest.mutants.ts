import { defineConfig } from 'vitest/config';

/** How often each property runs for a mutant, in place of the hundreds or thousands of times of `npm test`. */
const RUNS = 20;

const briefProperties = {
  name: 'brief-properties',
  enforce: 'pre' as const,
  transform: (code: string, file: string) =>
    file.endsWith('.test.ts')
      ? code
          .replace(/numRuns: \d+/g, `numRuns: ${RUNS}`)
          .replace("import fc from 'fast-check';", `$& fc.configureGlobal({ numRuns: ${RUNS} });`)
      : undefined,
};

/** The tests that Stryker runs against changed rules (CONTRIBUTING.md). */
export default defineConfig({
  plugins: [briefProperties],
  oxc: { jsx: { runtime: 'automatic', importSource: 'hono/jsx' } },
  test: {
    include: [
      'schema/rules/*.test.ts',
      'server/src/payments/settle*.test.ts',
      'server/src/bookings/decide-booking.test.ts',
    ],
    // It writes a source file anew from a snapshot.
    exclude: ['schema/rules/bank-holidays.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
