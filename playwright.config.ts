import { defineConfig } from '@playwright/test';
import { findOwnChromium } from './server/bin/chromium.mjs';
import { setClock } from './server/test/clock.ts';

setClock();

const isRoot = process.getuid?.() === 0;

/**
 * Journeys that are the same at every width: once is enough, for some of them on the phone and for others on
 * the laptop. All other journeys run on both in `npm run test:all`, except those with the tag `@once`, which run on the
 * laptop. In `npm test`, only those with the tag `@widths` run on both, those with `@release` don't run, and those with
 * `@postgres` don't run on the laptop: PostgreSQL runs them at its width. The others are the rest.
 */
const PHONE_ONLY = [
  'business-email',
  'embed-dialog',
  'hosted-tools',
  'hosted-confirmation',
  'hosted-later-months',
  'hosted-validation',
  'new-event-trouble',
  'newsletter-link',
  'pages',
];
const LAPTOP_ONLY = [
  'admin-businesses',
  'admin-coupons',
  'admin-email',
  'admin-guard',
  'admin-users',
  'bookings-time-zones',
  'embed-element',
  'embed-failures',
  'embed-second-file',
  'forced-colors',
  'home-visit',
  'hostile-texts',
  'hosted-email',
  'hosted-keyboard',
  'hosted-time-zones',
  'hosted-trouble',
  'settings-account',
];
/** 'change' is `npm test`, 'rest' is what `npm run test:all` adds to it. Without it, every journey runs. */
const part = process.env.DAYBOOK_TESTS;
const ON_PHONE_FOR_CHANGE = `@widths|/(${PHONE_ONLY.join('|')})\\.test`;
const alike = (names: readonly string[]) => names.map((name) => `**/e2e/${name}.test.ts`);

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
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Recording a trace costs a fifth of each journey's time: use `--trace on` when you need one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
  projects: [
    {
      name: 'phone',
      testIgnore: alike(LAPTOP_ONLY),
      ...(part === 'change' && { grep: new RegExp(ON_PHONE_FOR_CHANGE) }),
      ...(part === 'rest' && { grep: new RegExp(`@release|^(?!.*(${ON_PHONE_FOR_CHANGE}))`) }),
      grepInvert: part === 'change' ? /@once|@release/ : /@once/,
      use: { viewport: { width: 375, height: 740 }, hasTouch: true },
    },
    {
      name: 'laptop',
      testIgnore: alike(PHONE_ONLY),
      ...(part === 'change' && { grepInvert: /@release|@postgres/ }),
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
