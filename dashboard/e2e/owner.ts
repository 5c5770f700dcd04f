/** An owner of a test's own, so that journeys do not meet in one account. */
import type { Page, TestInfo } from '@playwright/test';
import { signInAddress } from '@daybook/schema/contract/user';
import { expect } from '../../server/test/browser.ts';
import { addTo, type Builders } from '../../server/test/builders.ts';
import type { LaunchedServer } from '../../server/test/launch.ts';

export interface OwnOwner {
  id: number;
  email: string;
  /** For diary addresses that no other test has: 'settings-rename-phone'. */
  slug: string;
}

/** Makes an account named after the test's own word for itself, with what `write` adds to it. */
export function ownOwner(
  { databaseFile }: LaunchedServer,
  name: string,
  { project }: Pick<TestInfo, 'project'>,
  write: (add: Builders, owner: OwnOwner) => void = () => undefined,
): OwnOwner {
  const slug = `${name}-${project.name}`;
  const email = `${slug}@example.com`;
  return addTo(databaseFile, (add) => {
    const { id } = add.owner({
      subject: `subject of ${email}`,
      email,
      givenName: 'Olive',
      familyName: 'Ash',
    });
    const owner = { id, email, slug };
    write(add, owner);
    return owner;
  });
}

/** Signs in at the local identity provider, as somebody whom it knows already, and opens a page. */
export async function signIn(page: Page, email: string, path = '/dashboard'): Promise<void> {
  const answer = await page.request.get(
    `/api/oauth/google/redirect_url?login_hint=${encodeURIComponent(email)}`,
  );
  await page.goto(signInAddress.parse(await answer.json()).redirectUrl);
  await expect(page.getByText('Login successful!')).toBeVisible();
  await page.goto(path);
}
