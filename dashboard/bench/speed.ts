/**
 * Whether our screens keep to their budgets on a slow phone: `npm run speed [-- screens] [--rounds 5]`. Says it of each
 * figure, and ends with 1 where one is missed. README.md beside it says how to read the table.
 */

import { parseArgs } from 'node:util';
import { chromium, type BrowserContextOptions } from '@playwright/test';
import { chromiumOptions } from '../../playwright.config.ts';
import { tableText, whole } from '../../server/bench/report.ts';
import { launchServer } from '../../server/test/launch.ts';
import { BUDGETS, CALCULATION, isScreenName, RESPONSE_MOST, type ScreenName } from './budgets.ts';
import { addBusyBusiness, addOrdinaryDiary } from './businesses.ts';
import { calculate } from './calculation.ts';
import { hostedJourney, widgetJourney } from './customer-journeys.ts';
import { feel, RECORD_FEELING, type Feeling, type Felt } from './felt.ts';
import { serveHostSite } from './host-site.ts';
import { dashboardJourney, tableJourney, weekJourney } from './owner-journeys.ts';
import { sessionOf } from './session.ts';
import { LAPTOP, PHONE, visitSlowly } from './slow-visit.ts';
import { HEAD, judge, rowText } from './verdict.ts';

const ms = (value: number) => `${whole(value)} ms`;
const all = Object.keys(BUDGETS).filter(isScreenName);

const { values, positionals: asked } = parseArgs({
  options: { rounds: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
const screens = asked.filter(isScreenName);
if (screens.length < asked.length || !(rounds >= 1)) {
  console.error(`npm run speed takes these screens: ${all.join(', ')}; and --rounds, with a number.`);
  process.exitCode = 1;
} else await measure(screens.length > 0 ? screens : all);

async function measure(wanted: readonly ScreenName[]): Promise<void> {
  const began = performance.now();
  const server = await launchServer();
  const { url } = server;
  const slug = await addOrdinaryDiary(server);
  const host = await serveHostSite(url, slug);
  const browser = await chromium.launch(chromiumOptions);
  try {
    const owners = await addBusyBusiness(server);
    const storageState = await sessionOf(browser, url, owners.email);
    let customers = 0;
    const email = () => `customer-${(customers += 1)}@example.com`;
    const ways: Record<ScreenName, [BrowserContextOptions, (feeling: Feeling) => Promise<void>]> = {
      widget: [PHONE, (feeling) => widgetJourney(feeling, host.url, email())],
      hosted: [PHONE, (feeling) => hostedJourney(feeling, `${url}/diary/${slug}`, email())],
      dashboard: [{ ...PHONE, storageState }, (feeling) => dashboardJourney(feeling, url, owners)],
      week: [{ ...LAPTOP, storageState }, (feeling) => weekJourney(feeling, url, owners)],
      table: [{ ...LAPTOP, storageState }, (feeling) => tableJourney(feeling, url, owners)],
    };
    const visit = (screen: ScreenName): Promise<Felt> => {
      const [window, journey] = ways[screen];
      return visitSlowly(browser, window, RECORD_FEELING, (page) => feel(page, journey));
    };
    // The first answers of a server, and the first pages of a browser, are slower than all others.
    for (const screen of wanted) await visit(screen);
    const before = await calculate(browser);
    const felt = new Map<ScreenName, Felt[]>();
    for (let round = 0; round < rounds; round += 1)
      for (const screen of wanted) felt.set(screen, [...(felt.get(screen) ?? []), await visit(screen)]);
    const calculation = (before + (await calculate(browser))) / 2;
    report(felt, calculation / CALCULATION);
    console.log(`\nThe calculation took ${ms(calculation)}; ${ms(CALCULATION)} where the budgets were set.`);
    console.log(`Measured in ${Math.round((performance.now() - began) / 1000)} s.`);
  } finally {
    host.close();
    await browser.close();
    await server.stop();
  }
}

function report(felt: ReadonlyMap<ScreenName, readonly Felt[]>, slowness: number): void {
  const judged = [...felt].flatMap(([screen, visits]) => judge(screen, visits, slowness));
  console.log(tableText([HEAD, ...judged.map(rowText)]));
  const missed = judged.filter(({ isMet }) => !isMet);
  console.log(
    missed.length === 0
      ? `\nAll ${judged.length} budgets are met.`
      : `\n${missed.length} of ${judged.length} budgets are missed.`,
  );
  if (missed.length > 0) process.exitCode = 1;
  for (const [screen, visits] of felt) explain(screen, visits);
}

/** What slow answers were made of, and what moved. */
function explain(screen: ScreenName, visits: readonly Felt[]): void {
  for (const { longest } of visits)
    for (const [name, { duration, delay, work }] of Object.entries(longest))
      if (duration > RESPONSE_MOST) {
        const rest = duration - delay - work;
        console.log(
          `${screen}: ${name} waited ${ms(delay)}, our code took ${ms(work)}, the rest ${ms(rest)}`,
        );
      }
  const moved = new Set(visits.flatMap(({ moved }) => moved));
  for (const what of moved) console.log(`${screen}: moved ${what}`);
}
