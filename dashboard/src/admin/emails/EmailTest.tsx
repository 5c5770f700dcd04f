import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useRef, useState, type SubmitEvent } from 'react';
import type { BookingFlowAnswer, EmailCheck, EmailTestAnswer } from '@daybook/schema/contract/email-test';
import { EMAIL_MAX } from '@daybook/schema/figures/bounds';
import { EMAIL_ADDRESS_REQUIRED, TEST_EMAIL_FAILED } from '@daybook/schema/words/email-test-texts';
import { CallError, textOf } from '#api/call-error.ts';
import { useChange } from '#api/use-call.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Facts } from '#ui/Facts.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Columns, Row, Stack, BulletList, IconLine, Section } from '#ui/Layout.tsx';
import { Banner } from '#ui/message/Banner.tsx';
import { Problem } from '#ui/message/Problem.tsx';
import { Heading, Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { NO, YES } from '../list/list-texts.ts';
import * as texts from './email-texts.ts';

export function EmailTest() {
  const test = useEmailTests();
  const { basic, flow } = test;
  const submit = (press: SubmitEvent) => {
    press.preventDefault();
    test.run('basic');
  };
  return (
    <Columns count="side" from={1024} gap={32}>
      <Stack gap={24}>
        <Card padding={16}>
          <form onSubmit={submit} noValidate>
            <Stack gap={16}>
              <TextField
                ref={test.field}
                label={texts.EMAIL_ADDRESS}
                hint={texts.EMAIL_ADDRESS_HINT}
                type="email"
                name="email"
                maxLength={EMAIL_MAX}
                autoComplete="email"
                spellCheck={false}
                value={test.email}
                onChange={({ target }) => test.setEmail(target.value)}
                error={test.problems.email}
              />
              <TextField
                label={texts.BUSINESS_ADDRESS}
                hint={texts.BUSINESS_ADDRESS_HINT}
                type="email"
                name="business_email"
                maxLength={EMAIL_MAX}
                autoComplete="off"
                spellCheck={false}
                isOptional
                value={test.businessEmail}
                onChange={({ target }) => test.setBusinessEmail(target.value)}
                error={test.problems.business_email}
              />
              <Row gap={8}>
                <Button
                  kind="primary"
                  type="submit"
                  isWorking={basic.isPending}
                  workingText={texts.SENDING}
                  isHeld={flow.isPending}
                >
                  {texts.BASIC_TEST}
                </Button>
                <Button
                  onClick={() => test.run('flow')}
                  isWorking={flow.isPending}
                  workingText={texts.TESTING}
                  isHeld={basic.isPending}
                >
                  {texts.FLOW_TEST}
                </Button>
              </Row>
            </Stack>
          </form>
        </Card>
        <Problem text={test.failure} />
        {basic.data ? <BasicResult answer={basic.data} /> : null}
        {flow.data ? <FlowResult answer={flow.data} /> : null}
      </Stack>
      <Stack gap={24}>
        <Advice level={2} title={texts.CONFIGURATION} lines={texts.CONFIGURATION_NOTES} />
        <Advice level={2} title={texts.COMMON_ISSUES} lines={texts.COMMON_ISSUE_NOTES} />
      </Stack>
    </Columns>
  );
}

/** Holds the form and the last result, which disappears when another test starts. */
function useEmailTests() {
  const [email, setEmail] = useState('');
  const [businessEmail, setBusinessEmail] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const basic = useChange('testEmail');
  const flow = useChange('testBookingFlow');
  const error = basic.error ?? flow.error;
  const fields: Record<string, string | undefined> = error instanceof CallError ? error.fields : {};

  const run = (which: 'basic' | 'flow') => {
    if (basic.isPending || flow.isPending) return;
    basic.reset();
    flow.reset();
    const to = email.trim();
    setIsMissing(to === '');
    if (to === '') field.current?.focus();
    else if (which === 'basic') basic.mutate({ query: { email: to } });
    else flow.mutate({ body: { email: to, business_email: businessEmail.trim() || to } });
  };
  const hasPlacedText = fields.email !== undefined || fields.business_email !== undefined;
  return {
    email,
    setEmail,
    businessEmail,
    setBusinessEmail,
    field,
    basic,
    flow,
    run,
    problems: {
      email: isMissing ? EMAIL_ADDRESS_REQUIRED : fields.email,
      business_email: fields.business_email,
    },
    failure:
      error && !hasPlacedText
        ? textOf(error, basic.error ? TEST_EMAIL_FAILED : texts.BOOKING_FLOW_FAILED)
        : undefined,
  };
}

const said = (isSo: boolean) => (isSo ? YES : NO);

function BasicResult({ answer }: { answer: EmailTestAnswer }) {
  const { success, message, diagnostics, error, troubleshooting } = answer;
  return (
    <Stack as="section" aria-label={texts.RESULTS}>
      <Banner tone={success ? 'leaf' : 'brick'} isAnnounced>
        {message}
        {error === null ? null : ` ${error}`}
      </Banner>
      <Heading>{texts.DIAGNOSTICS}</Heading>
      <Facts
        facts={[
          { label: texts.DIAGNOSTIC.transport, value: texts.TRANSPORTS[diagnostics.transport] },
          { label: texts.DIAGNOSTIC.api_key_configured, value: said(diagnostics.api_key_configured) },
          { label: texts.DIAGNOSTIC.api_key_valid_format, value: said(diagnostics.api_key_valid_format) },
          { label: texts.DIAGNOSTIC.api_key_preview, value: diagnostics.api_key_preview ?? texts.NONE },
          { label: texts.DIAGNOSTIC.from_address, value: diagnostics.from_address },
          { label: texts.DIAGNOSTIC.response_status, value: diagnostics.response_status ?? texts.NONE },
        ]}
      />
      <Note>{texts.KEY_EXPLAINED}</Note>
      <Checks checks={diagnostics.checks} />
      <Heading>{texts.TROUBLESHOOTING}</Heading>
      <Advice level={3} title={texts.IF_ERROR} lines={troubleshooting.if_api_error} />
      <Advice level={3} title={texts.IF_NOT_RECEIVED} lines={troubleshooting.if_no_email_received} />
    </Stack>
  );
}

function FlowResult({ answer }: { answer: BookingFlowAnswer }) {
  return (
    <Stack as="section" aria-label={texts.RESULTS}>
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
      <Heading>{texts.TESTS}</Heading>
      <Stack as="ul" gap={12}>
        {checks.map(({ test, success, detail }, at) => (
          <IconLine key={at} icon={success ? CircleCheck : CircleX} tone={success ? 'leaf' : 'brick'}>
            <div>
              <VisuallyHidden>{success ? texts.PASSED : texts.FAILED}: </VisuallyHidden>
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
  level: 2 | 3;
}

function Advice({ title, lines, level }: AdviceProps) {
  return lines.length === 0 ? null : (
    <Section title={title} level={level} gap={8}>
      <Text as="div" tone="soft">
        <BulletList lines={lines} />
      </Text>
    </Section>
  );
}
