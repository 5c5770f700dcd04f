import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { call } from './api/call.ts';
import { dropCsrfCookie, readCsrfCookie } from './api/csrf-cookie.ts';
import { makeQueryClient } from './api/query-client.ts';
import { App } from './routes.tsx';
import { createSession } from './session/session.ts';
import { SessionProvider } from './session/SessionContext.tsx';
import { Toasts } from './ui/message/Toasts.tsx';
import './ui/base.css';
import './ui/history-guard.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const session = createSession({
  call,
  mayBeSignedIn: () => readCsrfCookie() !== null,
  onEnded: dropCsrfCookie,
  // Lines in the console for whoever looks for the cause of a failed sign-in.
  // eslint-disable-next-line no-console
  log: (text) => console.error(text),
});
void session.load();

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={makeQueryClient({ onSignedOut: session.forget })}>
      <SessionProvider session={session}>
        <Toasts>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </Toasts>
      </SessionProvider>
    </QueryClientProvider>
  </StrictMode>,
);
