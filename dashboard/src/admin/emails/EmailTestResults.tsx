import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import type { BookingFlowAnswer, EmailCheck, EmailTestAnswer } from '@daybook/schema/contract/email-test';
import { Facts } from '../../ui/Facts.tsx';
import { Banner } from '../../ui/message/Banner.tsx';
import { BulletList, IconLine, Section, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { NO, YES } from '../list/list-texts.ts';
import {
  DIAGNOSTIC,
  DIAGNOSTICS,
  FAILED,
  IF_ERROR,
  IF_NOT_RECEIVED,
  KEY_EXPLAINED,
  NONE,
  PASSED,
  RESULTS,
  TESTS,
  TRANSPORTS,
  TROUBLESHOOTING,
} from './email-test-texts.ts';

const said = (isSo: boolean) => (isSo ? YES : NO);

/** What came of the basic test. */
export function BasicResult({ answer }: { answer: EmailTestAnswer }) {
  const { success, message, diagnostics, error, troubleshooting } = answer;
  return (
    <Stack as="section" aria-label={RESULTS}>
      <Banner tone={success ? 'leaf' : 'brick'} isAnnounced>
        {message}
        {error === null ? null : ` ${error}`}
      </Banner>
      <Heading>{DIAGNOSTICS}</Heading>
      <Facts
        facts={[
          { label: DIAGNOSTIC.transport, value: TRANSPORTS[diagnostics.transport] },
          { label: DIAGNOSTIC.api_key_configured, value: said(diagnostics.api_key_configured) },
          { label: DIAGNOSTIC.api_key_valid_format, value: said(diagnostics.api_key_valid_format) },
          { label: DIAGNOSTIC.api_key_preview, value: diagnostics.api_key_preview ?? NONE },
          { label: DIAGNOSTIC.from_address, value: diagnostics.from_address },
          { label: DIAGNOSTIC.response_status, value: diagnostics.response_status ?? NONE },
        ]}
      />
      <Note>{KEY_EXPLAINED}</Note>
      <Checks checks={diagnostics.checks} />
      <Heading>{TROUBLESHOOTING}</Heading>
      <Advice level={3} title={IF_ERROR} lines={troubleshooting.if_api_error} />
      <Advice level={3} title={IF_NOT_RECEIVED} lines={troubleshooting.if_no_email_received} />
    </Stack>
  );
}

/** What came of each email that a booking would send. */
export function FlowResult({ answer }: { answer: BookingFlowAnswer }) {
  return (
    <Stack as="section" aria-label={RESULTS}>
      <Banner tone={answer.all_tests_passed ? 'leaf' : 'brick'} isAnnounced>
        {answer.summary}
      </Banner>
      <Checks checks={answer.results} />
    </Stack>
  );
}

function Checks({ checks }: { checks: readonly EmailCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <>
      <Heading>{TESTS}</Heading>
      <Stack as="ul" gap={12}>
        {checks.map(({ test, success, detail }, at) => (
          <IconLine key={at} icon={success ? CircleCheck : CircleX} tone={success ? 'leaf' : 'brick'}>
            <div>
              <VisuallyHidden>{success ? PASSED : FAILED}: </VisuallyHidden>
              {test}
              {detail === null ? null : <Note>{detail}</Note>}
            </div>
          </IconLine>
        ))}
      </Stack>
    </>
  );
}

const Note = ({ children }: { children: string }) => (
  <Text size={14} tone="soft" breaks>
    {children}
  </Text>
);

interface AdviceProps {
  title: string;
  lines: readonly string[];
  /** The level of its heading in the page. */
  level: 2 | 3;
}

/** What is worth knowing, or trying. Nothing where there is none. */
export function Advice({ title, lines, level }: AdviceProps) {
  return lines.length === 0 ? null : (
    <Section title={title} level={level} gap={8}>
      <Text as="div" tone="soft">
        <BulletList lines={lines} />
      </Text>
    </Section>
  );
}
