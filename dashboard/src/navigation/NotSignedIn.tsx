import { useLocation } from 'react-router';
import { pages } from '@daybook/schema/words/routes';
import { GO_TO_HOME } from '@daybook/schema/words/texts';
import { useAskingToSignIn } from '../session/SessionContext.tsx';
import { LoginButton } from './LoginButton.tsx';
import { LOGIN } from './navigation-texts.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Row, Stack } from '../ui/Layout.tsx';

/**
 * Says why nothing is shown, and offers two ways to go on. Takes focus, since it may replace a page that
 * somebody was reading.
 */
export function NotSignedIn({ text }: { text: string }) {
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
