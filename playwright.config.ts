import { defineConfig } from '@playwright/test';
import { findOwnChromium } from './server/bin/chromium.mjs';
import { setClock } from './server/test/clock.ts';

setClock();

const isRoot = process.getuid?.() === 0;

/*
 * What a journey's title says of where it runs. Without a tag, on the phone and on the laptop, of which `npm test` does
 * the laptop alone.
 *
 * @widths    on both in `npm test` too
 * @once      only on the laptop: it is the same at every width
 * @phone     only on the phone: likewise
 * @release   not in `npm test`
 * @postgres  on PostgreSQL too, in `npm test` instead of on the laptop
 */

/** 'change' is `npm test`, 'rest' is what `npm run test:all` adds to it. Without it, every journey runs. */
const part = process.env.DAYBOOK_TESTS;

const ownChromium = findOwnChromium();
/** How every Chromium of ours is started: the machine's own, or else the one that Playwright downloaded. */
export const chromiumOptions = {
  ...(ownChromium ? { executablePath: ownChromium } : {}),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    ...(isRoot ? ['--no-sandbox'] : []),
  ],
};

export default defineConfig({
  testDir: '.',
  testMatch: ['widget/e2e/**/*.test.ts', 'dashboard/e2e/**/*.test.ts'],
  fullyParallel: true,
  // Journeys wait more than they compute: for timings that people notice, and for each other's mails.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // The longest takes 36 s beside three others on two cores, and a machine may be twice as slow.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Recording a trace costs a fifth of each journey's time: use `--trace on` when you need one.
    trace: 'off',
    screenshot: 'only-on-failure',
    // No request of a worker's would pass what a journey puts in its way. offline.test.ts allows it.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions,
  },
  projects: [
    {
      name: 'phone',
      ...(part === 'change' && { grep: /@widths|@phone/ }),
      ...(part === 'rest' && { grep: /@release|^(?!.*(@widths|@phone))/ }),
      grepInvert: part === 'change' ? /@once|@release/ : /@once/,
      use: { viewport: { width: 375, height: 740 }, hasTouch: true },
    },
    {
      name: 'laptop',
      grepInvert: part === 'change' ? /@phone|@release|@postgres/ : /@phone/,
      ...(part === 'rest' && { grep: /@release|@postgres/ }),
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      // Booking, moving in and paying once more, on the other engine (server/test/browser.ts knows the name).
      name: 'PostgreSQL',
      grep: /@postgres/,
      ...(part === 'rest' && { grepInvert: /@postgres/ }),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
