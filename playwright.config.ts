import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** The machine's own Chromium where there is one; else the one Playwright downloaded. */
const ownChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  existsSync,
);
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  testMatch: ['widget/e2e/**/*.test.ts', 'dashboard/e2e/**/*.test.ts'],
  fullyParallel: true,
  // Journeys wait more than they work: for timings that the specification names, and for each other's mails.
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
    // Recording a trace of every journey costs a fifth of their time: `--trace on` where one is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(ownChromium ? { executablePath: ownChromium } : {}),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 375, height: 740 }, hasTouch: true } },
    { name: 'laptop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
