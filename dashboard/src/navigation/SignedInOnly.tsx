import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pages } from '@daybook/schema/words/routes';
import { GO_TO_HOME } from '@daybook/schema/words/texts';
import { useAskingToSignIn, useSession } from '#session/SessionContext.tsx';
import { LOADING } from '#ui/interface-texts.ts';
import { Row, Stack } from '#ui/Layout.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Loading } from '#ui/Loading.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { LoginButton } from './LoginButton.tsx';
import { LOGIN, USER_LOAD_FAILED } from './navigation-texts.ts';

interface SignedInOnlyProps {
  text: string;
  children: ReactNode;
}

/** Shows the page to people with a session, and a login button to others. */
export function SignedInOnly({ text, children }: SignedInOnlyProps) {
  const { user, isPending, hasFailed, reload } = useSession();
  const who = user ?? (isPending || hasFailed ? undefined : 'nobody');
  return (
    <Loaded query={{ data: who, error: hasFailed, refetch: reload }} failed={USER_LOAD_FAILED}>
      {(found) =>
        found === 'nobody' ? (
          <NotSignedIn text={text} />
        ) : (
          <Suspense fallback={<Loading text={LOADING} />}>{children}</Suspense>
        )
      }
    </Loaded>
  );
}

/**
 * Says why nothing is shown, with two ways to continue. It takes the focus because it may replace a page that
 * somebody was reading.
 */
function NotSignedIn({ text }: { text: string }) {
  const { pathname, search } = useLocation();
  useAskingToSignIn(`${pathname}${search}`);
  return (
    <Stack gap={24}>
      <PageHeading title={LOGIN} takesFocus>
        {text}
      </PageHeading>
      <Row gap={8}>
        <LoginButton kind="primary" />
        <LinkButton href={pages.home}>{GO_TO_HOME}</LinkButton>
      </Row>
    </Stack>
  );
}
