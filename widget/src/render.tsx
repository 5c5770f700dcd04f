/** The server's entry: renders the hosted page's body with the components that later hydrate it. */

import { renderToString } from 'preact-render-to-string';
import type { DiaryPage } from '@daybook/schema/contract/diary-page';
import { PAGE_ID } from './hosted/page-state.ts';
import { Page } from './hosted/Page.tsx';
import * as moving from './move/move-module.ts';

/** Returns the body of the hosted page: header, tools, diary or confirmation, footer. */
export const renderPage = (page: DiaryPage): string =>
  `<div id="${PAGE_ID}">${renderToString(<Page page={page} moving={moving} />)}</div>`;
