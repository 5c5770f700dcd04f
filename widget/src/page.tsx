import './styles/page.css';
import { hydrate } from 'preact';
import type { DiaryPage } from '@daybook/schema/contract/diary-page';
import { holds } from './diary/server-calls.ts';
import { followTranslation } from './diary/translation.ts';
import { DATA_ID, PAGE_ID } from './hosted/page-state.ts';
import { Page, type MoveModule } from './hosted/Page.tsx';

const isPage = holds<DiaryPage>('diary');

const root = document.getElementById(PAGE_ID);
const page: unknown = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? 'null');
if (root && isPage(page)) {
  followTranslation(root);
  const awake = (moving: MoveModule | null) => hydrate(<Page page={page} moving={moving} />, root);
  if (page.move) void import('./move/move-module.ts').then(awake);
  else awake(null);
}
