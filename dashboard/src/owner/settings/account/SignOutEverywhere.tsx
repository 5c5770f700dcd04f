import {
  SIGN_OUT_EVERYWHERE,
  SIGN_OUT_EVERYWHERE_EXPLAINED,
  SIGN_OUT_EVERYWHERE_FAILED,
  SIGNING_OUT,
} from './account-texts.ts';
import { useEndAllSessions } from '../../../api/account.ts';
import { textOf } from '../../../api/call-error.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Paragraph } from '../Paragraph.tsx';
import { Section } from '../Section.tsx';
import { useGoodbye } from './use-goodbye.ts';

export function SignOutEverywhere() {
  const sayGoodbye = useGoodbye();
  const end = useEndAllSessions(() => sayGoodbye('everywhere'));
  return (
    <Section title={SIGN_OUT_EVERYWHERE}>
      <Paragraph>{SIGN_OUT_EVERYWHERE_EXPLAINED}</Paragraph>
      <div>
        <Button onClick={() => end.mutate()} isWorking={end.isPending} workingText={SIGNING_OUT}>
          {SIGN_OUT_EVERYWHERE}
        </Button>
      </div>
      {end.isError ? (
        <Notice tone="error" isAnnounced>
          {textOf(end.error, SIGN_OUT_EVERYWHERE_FAILED)}
        </Notice>
      ) : null}
    </Section>
  );
}
