import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { CallError, statusOf } from '#api/call-error.ts';
import { GOODBYE_QUERY, type Goodbye } from '#navigation/navigation-texts.ts';
import { forgetOffline } from '#session/on-device.ts';
import { useSession } from '#session/SessionContext.tsx';
import { Emblem } from '#ui/Emblem.tsx';
import { NarrowPage } from '#ui/Layout.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { RouterLinkButton } from '#ui/RouterLinkButton.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { Text } from '#ui/Text.tsx';
import * as texts from './sign-in-texts.ts';

/** How long each outcome is shown before the next page opens. */
const LOGIN_SUCCESS_MILLISECONDS = 2000;
const LOGIN_FAILURE_MILLISECONDS = 3000;
/** Google has not verified the email address. */
const UNVERIFIED = 403;

type Progress =
  | { kind: 'exchanging' }
  | { kind: 'done'; comeBackTo: string | null }
  | { kind: 'failed'; error: unknown };

/** The page that the identity provider returns to. It exchanges the code for a session, once. */
export function CallbackPage() {
  const [query] = useSearchParams();
  const { signInWith, user } = useSession();
  const start = user?.is_admin ? pages.adminBusinesses : pages.dashboard;
  const navigate = useNavigate();
  const [progress, setProgress] = useState<Progress>({ kind: 'exchanging' });
  const [code, state] = [query.get('code'), query.get('state')];

  // It may be of another account.
  useEffect(forgetOffline, []);
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

  const next = (progress.kind === 'done' ? progress.comeBackTo : null) ?? start;
  // The user may be reloaded meanwhile, which must not start the time again.
  const leave = useEffectEvent(() => {
    if (progress.kind === 'done') void navigate(next, { replace: true });
    if (progress.kind === 'failed') window.location.replace(homeAfter(progress.error));
  });
  const { kind } = progress;
  useEffect(() => {
    if (kind === 'exchanging') return;
    const after = kind === 'done' ? LOGIN_SUCCESS_MILLISECONDS : LOGIN_FAILURE_MILLISECONDS;
    const timer = setTimeout(() => leave(), after);
    return () => clearTimeout(timer);
  }, [kind]);

  return (
    <NarrowPage>
      <ProgressView progress={progress} next={next} />
    </NarrowPage>
  );
}

/** `next` is the page that opens after a login. */
function ProgressView({ progress, next }: { progress: Progress; next: string }) {
  switch (progress.kind) {
    case 'exchanging':
      return (
        <>
          <Spinner />
          <PageHeading title={texts.COMPLETING_LOGIN}>{texts.COMPLETING_LOGIN}</PageHeading>
        </>
      );
    case 'done':
      return (
        <>
          <Emblem icon={CircleCheck} tone="leaf" />
          <PageHeading key="done" title={texts.LOGIN_SUCCESSFUL} takesFocus>
            {texts.LOGIN_SUCCESSFUL}
          </PageHeading>
          <RouterLinkButton to={next} replace>
            {texts.CONTINUE_NOW}
          </RouterLinkButton>
        </>
      );
    case 'failed':
      return (
        <>
          <Emblem icon={CircleAlert} tone="brick" />
          <PageHeading key="failed" title={texts.LOGIN_FAILED} takesFocus>
            {texts.LOGIN_FAILED}
          </PageHeading>
          <Text tone="soft" role="alert">
            {wordsOf(progress.error)}
          </Text>
        </>
      );
  }
}

/** The home page repeats the reason, because three seconds are too short to read it. */
function homeAfter(error: unknown): string {
  const why: Goodbye = statusOf(error) === UNVERIFIED ? 'unverified' : 'not-logged-in';
  return withQuery(pages.home, { [GOODBYE_QUERY]: why });
}

/** Returns the server's text, our own for a missing code, or the fallback. */
function wordsOf(error: unknown): string {
  if (error instanceof CallError) return error.text ?? texts.LOGIN_FAILED_FALLBACK;
  return error instanceof Error ? error.message : texts.LOGIN_FAILED_FALLBACK;
}
