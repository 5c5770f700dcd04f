/**
 * Brings the hosted page to life, with the same state and the same components, and keeps the address in step.
 */
import './styles/page.css';
import type { DiaryPage } from '@daybook/schema/contract/diary-page';
import { choicePath, NOTHING_CHOSEN, readChoice } from '@daybook/schema/rules/diary-choice';
import { h, hydrate, render } from 'preact';
import { later } from './later/later.ts';
import type { Action } from './diary/actions.ts';
import { ownZone, startDiary } from './diary/load-and-show.ts';
import { holds } from './diary/server-calls.ts';
import type { DiaryState } from './diary/diary-state.ts';
import { DATA_ID, PAGE_ID } from './hosted/page-id.ts';
import { pageState } from './hosted/page-state.ts';
import { Page } from './hosted/Page.tsx';

const isPage = holds<DiaryPage>('diary');

function start(root: HTMLElement, page: DiaryPage) {
  let isFirst = true;
  const { send } = startDiary(pageState(page), {
    // The origin that the page came from: behind a proxy the server may not know it.
    origin: location.origin,
    slug: page.diary.business.diary_slug,
    root: document,
    // The server has done these already.
    asked: () => NOTHING_CHOSEN,
    prefill: () => ({}),
    tell: () => undefined,
    source: () => page.form.source,
    sharesBooking: () => false,
    later: () => later,
    loadLater: () => Promise.resolve(),
    show(state, send) {
      if (state.phase !== 'open') return;
      (isFirst ? hydrate : render)(h(Page, { page, state, send }), root);
      isFirst = false;
    },
    changed: keepAddress,
  });
  send({ type: 'awoke', ownZone: ownZone() });
  addEventListener('popstate', () => {
    const query = new URLSearchParams(location.search);
    send({ type: 'chose', choice: readChoice((name) => query.get(name)), by: 'page' });
  });
}

/** 'Back' leads to the choice before. Turning to another month, or having booked, adds no step of its own. */
function keepAddress(state: DiaryState, action: Action) {
  if (state.phase !== 'open') return;
  const isChoice = action.type === 'chose' && action.by === 'person';
  if (!isChoice && action.type !== 'booked' && action.type !== 'refused') return;
  const path = choicePath(state.diary.business.diary_slug, state.choice);
  if (path === location.pathname + location.search) return;
  const isStep = isChoice && state.choice.month === null;
  history[isStep ? 'pushState' : 'replaceState'](null, '', path);
}

const root = document.getElementById(PAGE_ID);
const page: unknown = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? 'null');
if (root && isPage(page)) start(root, page);
