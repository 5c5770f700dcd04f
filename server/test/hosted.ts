/** A server whose hosted pages a test can inspect. */

import type { DiaryPage } from '@daybook/schema/contract/diary-page';
import { withQuery, type Query } from '@daybook/schema/rules/path';
import { exampleSite } from './example-site.ts';
import type { TestServer } from './start.ts';

/** The page that the renderer was last given. The widget's own tests check how it is rendered. */
let shown: DiaryPage | null = null;

export const hostedSite = exampleSite((page) => {
  shown = page;
  return '<div id="rendered">the diary</div>';
});

export const wasPageShown = () => shown !== null;
export const erasePage = () => (shown = null);

export function shownPage(): DiaryPage {
  if (!shown) throw new Error('no page was rendered');
  return shown;
}

/** Throws unless the page exists. */
export async function openPage(server: TestServer, slug: string, query: Query = {}): Promise<DiaryPage> {
  const answer = await server.get(withQuery(`/diary/${slug}`, query));
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  return shownPage();
}

/** Returns the fields that a page would send again, by name. */
export const sentAgain = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(.*?)" value="(.*?)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
