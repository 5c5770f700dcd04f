/**
 * Finds a Chromium for the browser tests: the machine's own if there is one, otherwise Playwright's download
 * or, as root, Debian's package.
 */

import { existsSync } from 'node:fs';
import { run, runPackage } from './prepare.mjs';

/** The headless shell comes first: a journey takes a quarter less CPU time in it. */
const ownPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

export const findOwnChromium = () => ownPlaces.find((path) => existsSync(path));

export async function findOrInstallChromium() {
  if (findOwnChromium()) return;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return;
  console.log('Installing a Chromium for the browser tests…');
  try {
    await runPackage('@playwright/test/cli.js', ['install', 'chromium'], { timeout: 180_000 });
    if (existsSync(chromium.executablePath())) return;
  } catch {
    console.log('Playwright could not download its own; trying the system package.');
  }
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], options);
  await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
    options,
  );
}
