import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { keyOf } from '#api/use-call.ts';
import { unseenFailureText } from './api/call-error.ts';
import { call, dropCsrfCookie, readCsrfCookie } from './api/call.ts';
import { readAccountFrom, takeOpening } from './api/page-data.ts';
import { makeQueryClient } from './api/query-client.ts';
import { preloadPage, router } from './routes.tsx';
import { forgetOffline, forgetOnDevice } from './session/on-device.ts';
import { createSession } from './session/session.ts';
import { SessionProvider } from './session/SessionContext.tsx';
import { createToastList } from './ui/message/toast-list.ts';
import { Toasts } from './ui/message/Toasts.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const opening = takeOpening();
const toasts = createToastList();
const queries = makeQueryClient({
  onSignedOut: () => session.forget(),
  onUnseenFailure: (error) => toasts.show(unseenFailureText(error), 'problem'),
});
if (opening) queries.setQueryData(keyOf('listMyBusinesses', {}), opening.businesses);
const session = createSession({
  queries,
  call,
  opener: opening?.user ?? null,
  mayBeSignedIn: () => readCsrfCookie() !== null,
  onErased: () => {
    dropCsrfCookie();
    forgetOnDevice();
    toasts.clear();
  },
  // These console lines help to find the cause of a failed sign-in.
  // eslint-disable-next-line no-console
  log: (text) => console.error(text),
});
readAccountFrom(() => session.read()?.account ?? null);
void session.load();
// The browser was closed, and the login ended with it.
if (readCsrfCookie() === null) forgetOffline();

// A file of its own: nobody translates a page before it is shown. Dialogs and menus are beside the root.
void import('./ui/translation.ts').then(
  ({ followTranslation }) => followTranslation(document.body),
  () => undefined,
);

// The document's first script has asked for the page's files already. A placeholder would delay them: React replaces one
// only after it has stood for 300 ms.
void preloadPage(window.location.pathname).then(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <SessionProvider session={session}>
          <Toasts toasts={toasts}>
            <RouterProvider router={router} />
          </Toasts>
        </SessionProvider>
      </QueryClientProvider>
    </StrictMode>,
  ),
);
