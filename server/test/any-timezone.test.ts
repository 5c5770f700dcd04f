import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Half-hour slots through the night, on days around clock changes. */
const script = `
  import { NO_LIMITS } from '@daybook/schema/rules/booking-window';
  import { slotsOf } from '@daybook/schema/rules/slots';
  const timetable = {
    mode: 'individual_services', hours: { start: 0, end: 300 }, slotMinutes: 0, bufferMinutes: 5,
    manualSlots: [], lunch: null, lastStart: null,
  };
  const days = [
    ['Europe/London', '2026-03-29'], ['Europe/London', '2026-10-25'], ['America/New_York', '2026-03-08'],
    ['America/New_York', '2026-11-01'], ['Australia/Sydney', '2026-10-04'], ['Australia/Lord_Howe', '2026-04-05'],
  ];
  process.stdout.write(JSON.stringify(days.map(([timezone, date]) => slotsOf({
    event: { id: 1, date, timezone, timetable },
    venues: [], service: { id: 7, durationMinutes: 30 }, people: null, held: [], blocked: [], limits: NO_LIMITS, now: 0,
  }))));
`;

it('offers the same slots whatever time zone the process runs in', () => {
  const outputs = ['UTC', 'Australia/Lord_Howe', 'America/Los_Angeles', 'Asia/Kolkata'].map((zone) =>
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    }),
  );
  expect(outputs[0]).toContain('"startTime":"00:15"');
  expect(new Set(outputs).size).toBe(1);
}, 60_000);
