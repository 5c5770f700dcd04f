/**
 * The server's entry: renders the hosted page's body as HTML, with the components that later bring it to
 * life.
 */
import type { DiaryPage } from '@daybook/schema/contract/diary-page';
import { renderToString } from 'preact-render-to-string';
import { Page } from './hosted/Page.tsx';
import { PAGE_ID } from './hosted/page-id.ts';
import { pageState } from './hosted/page-state.ts';

/** The body of the hosted page: header, tools, diary or confirmation, footer. */
export function renderPage(page: DiaryPage): string {
  const body = renderToString(<Page page={page} state={pageState(page)} send={() => undefined} />);
  return `<div id="${PAGE_ID}">${body}</div>`;
}
