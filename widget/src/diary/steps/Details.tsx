import { choicePath } from '@daybook/schema/rules/diary-choice';
import { BOOK_ON_DIARY_PAGE, FORM_LOAD_FAILED, YOUR_DETAILS } from '../diary-texts.ts';
import type { FormProps } from '../view.ts';
import { NEXT_ID } from '../ids.ts';
import { Bones, Retry } from './parts.tsx';
import type { View } from '../view.ts';

/** Asks who comes: the form, or a placeholder until its file is there. */
export function Details({ view, ...chosen }: FormProps) {
  const { later, state } = view;
  return (
    <div class="who">
      <h3 id={NEXT_ID} tabIndex={-1}>
        {YOUR_DETAILS}
      </h3>
      {later ? (
        <later.Form view={view} {...chosen} />
      ) : state.laterFile === 'failed' ? (
        <NotLoaded view={view} />
      ) : (
        <Bones kind="fields" count={4} />
      )}
    </div>
  );
}

/** What was chosen stays, and can be booked on the hosted page, which needs no second file. */
function NotLoaded({ view: { state, send, base } }: { view: View }) {
  return (
    <div role="alert">
      <p class="lead">{FORM_LOAD_FAILED}</p>
      <p class="part acts">
        <Retry send={send} />
        <a class="link" href={base + choicePath(state.diary.business.diary_slug, state.choice)}>
          {BOOK_ON_DIARY_PAGE}
        </a>
      </p>
    </div>
  );
}
