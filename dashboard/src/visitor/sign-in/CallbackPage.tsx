import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pages } from '@daybook/schema/words/routes';
import { withQuery } from '@daybook/schema/rules/path';
import { GOODBYE_QUERY, type Goodbye } from '../../navigation/goodbye-texts.ts';
import { CallError } from '../../api/call-error.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Message } from '../Message.tsx';
import { COMPLETING_LOGIN, LOGIN_FAILED, LOGIN_FAILED_FALLBACK, LOGIN_SUCCESSFUL } from './sign-in-texts.ts';

/** How long each outcome can be read before the next page opens. */
const LOGIN_SUCCESS_MILLISECONDS = 2000;
const LOGIN_FAILURE_MILLISECONDS = 3000;
/** Google has not verified the email address. */
const UNVERIFIED = 403;

type Progress =
  { kind: 'exchanging' } | { kind: 'done'; comeBackTo: string | null } | { kind: 'failed'; error: unknown };

/**
 * The page to which the identity provider sends the browser back: it exchanges the code in the address for a
 * session, once.
 */
export function CallbackPage() {
  const [query] = useSearchParams();
  const { signInWith, user } = useSession();
  const start = user?.is_admin ? pages.adminBusinesses : pages.dashboard;
  const navigate = useNavigate();
  const [progress, setProgress] = useState<Progress>({ kind: 'exchanging' });
  const [code, state] = [query.get('code'), query.get('state')];

  useEffect(() => {
    let isHere = true;
    const settle = (settled: Progress) => isHere && setProgress(settled);
    signInWith({ code, state }).then(
      (comeBackTo) => settle({ kind: 'done', comeBackTo }),
      (error: unknown) => settle({ kind: 'failed', error }),
    );
    return () => {
      isHere = false;
    };
  }, [signInWith, code, state]);

  useEffect(() => {
    if (progress.kind === 'exchanging') return;
    const [go, after] =
      progress.kind === 'done'
        ? ([
            () => navigate(progress.comeBackTo ?? start, { replace: true }),
            LOGIN_SUCCESS_MILLISECONDS,
          ] as const)
        : ([() => window.location.replace(homeAfter(progress.error)), LOGIN_FAILURE_MILLISECONDS] as const);
    const timer = setTimeout(() => void go(), after);
    return () => clearTimeout(timer);
  }, [progress, start, navigate]);

  return (
    <Message>
      <ProgressView progress={progress} />
    </Message>
  );
}

function ProgressView({ progress }: { progress: Progress }) {
  switch (progress.kind) {
    case 'exchanging':
      return (
        <>
          <Spinner />
          <PageHeading title={COMPLETING_LOGIN}>{COMPLETING_LOGIN}</PageHeading>
        </>
      );
    case 'done':
      return (
        <>
          <Emblem icon={CircleCheck} tone="leaf" />
          <PageHeading key="done" title={LOGIN_SUCCESSFUL} takesFocus>
            {LOGIN_SUCCESSFUL}
          </PageHeading>
        </>
      );
    case 'failed':
      return (
        <>
          <Emblem icon={CircleAlert} tone="brick" />
          <PageHeading key="failed" title={LOGIN_FAILED} takesFocus>
            {LOGIN_FAILED}
          </PageHeading>
          <p role="alert">{wordsOf(progress.error)}</p>
        </>
      );
  }
}

/** The home page goes on saying why: three seconds are too short to read it. */
function homeAfter(error: unknown): string {
  const isUnverified = error instanceof CallError && error.status === UNVERIFIED;
  const why: Goodbye = isUnverified ? 'unverified' : 'not-logged-in';
  return withQuery(pages.home, { [GOODBYE_QUERY]: why });
}

/** The server's text, our own for a missing code, or the fallback. */
function wordsOf(error: unknown): string {
  if (error instanceof CallError) return error.text ?? LOGIN_FAILED_FALLBACK;
  return error instanceof Error ? error.message : LOGIN_FAILED_FALLBACK;
}
