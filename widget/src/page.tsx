import './styles/page.css';
import type { DiaryPage } from '@daybook/schema/contract/diary-page';
import { hydrate } from 'preact';
import { holds } from './diary/server-calls.ts';
import { followTranslation } from './diary/translation.ts';
import { DATA_ID, PAGE_ID } from './hosted/page-state.ts';
import { Page, type MoveFile } from './hosted/Page.tsx';

const isPage = holds<DiaryPage>('diary');

const root = document.getElementById(PAGE_ID);
const page: unknown = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? 'null');
if (root && isPage(page)) {
  followTranslation(root);
  const awake = (moveFile: MoveFile | null) => hydrate(<Page page={page} moveFile={moveFile} />, root);
  if (page.move) void import('./move/move-file.ts').then(awake);
  else awake(null);
}
