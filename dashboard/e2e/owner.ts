/** An owner of a test's own, so that journeys do not meet in one account. */

import type { Page, TestInfo } from '@playwright/test';
import { signInAddress, signInCode } from '@daybook/schema/contract/user';
import { routes } from '@daybook/schema/words/routes';
import { expect } from '../../server/test/browser.ts';
import { addTo, type Builders } from '../../server/test/builders.ts';
import type { LaunchedServer } from '../../server/test/launch.ts';

export interface OwnOwner {
  id: number;
  email: string;
  /** For diary addresses that no other test has: 'settings-rename-phone'. */
  slug: string;
}

/** Makes an account that is named after the test's own word, and adds what `write` adds. */
export function ownOwner(
  daybook: LaunchedServer,
  name: string,
  { project }: Pick<TestInfo, 'project'>,
  write: (add: Builders, owner: OwnOwner) => unknown = () => undefined,
): Promise<OwnOwner> {
  const slug = `${name}-${project.name}`;
  const email = `${slug}@example.com`;
  return addTo(daybook, async (add) => {
    const { id } = await add.owner({
      subject: `subject of ${email}`,
      email,
      givenName: 'Olive',
      familyName: 'Ash',
    });
    const owner = { id, email, slug };
    await write(add, owner);
    return owner;
  });
}

/** The document then tells nobody's page anything, as when the database does not answer it: its scripts ask. */
export async function withoutOpening(page: Page): Promise<void> {
  await page.route(
    (address) => !address.pathname.startsWith('/api/') && !address.pathname.startsWith('/assets/'),
    async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/<script type="application\/json".*?<\/script>/s, '');
      await route.fulfill({ response: answer, body });
    },
  );
}

/**
 * Signs in at the local identity provider with an address that it knows already, and opens a page. It opens
 * no page on the way, since sign-in.test.ts tests those: every journey of an owner saves two loads.
 */
export async function signIn(page: Page, email: string, path = '/dashboard'): Promise<void> {
  const begun = await page.request.get(
    `${routes.getSignInAddress.path}?login_hint=${encodeURIComponent(email)}`,
  );
  const provider = signInAddress.parse(await begun.json()).redirectUrl;
  const { location = '' } = (await page.request.get(provider, { maxRedirects: 0 })).headers();
  const returned = new URL(location);
  const answer = await page.request.post(routes.createSession.path, {
    data: signInCode.parse(Object.fromEntries(returned.searchParams)),
    headers: { Origin: returned.origin },
  });
  expect(answer.ok()).toBe(true);
  await page.goto(path);
}
