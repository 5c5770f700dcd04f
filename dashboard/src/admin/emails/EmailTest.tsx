import { useRef, useState, type SubmitEvent } from 'react';
import type { CallBody } from '@daybook/schema/contract/calls';
import { EMAIL_MAX } from '@daybook/schema/figures/bounds';
import { EMAIL_ADDRESS_REQUIRED, TEST_EMAIL_FAILED } from '@daybook/schema/words/email-test-texts';
import { call } from '../../api/call.ts';
import { CallError, textOf } from '../../api/call-error.ts';
import { useChange } from '../../api/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Columns, Row, Stack } from '../../ui/Layout.tsx';
import {
  BASIC_TEST,
  BOOKING_FLOW_FAILED,
  BUSINESS_ADDRESS,
  BUSINESS_ADDRESS_HINT,
  COMMON_ISSUE_NOTES,
  COMMON_ISSUES,
  CONFIGURATION,
  CONFIGURATION_NOTES,
  EMAIL_ADDRESS,
  EMAIL_ADDRESS_HINT,
  FLOW_TEST,
  SENDING,
  TESTING,
} from './email-test-texts.ts';
import { Advice, BasicResult, FlowResult } from './EmailTestResults.tsx';

/** Both tests of email, what came of the last one, and what is worth knowing. */
export function EmailTest() {
  const test = useEmailTests();
  const { basic, flow } = test;
  const submit = (press: SubmitEvent) => {
    press.preventDefault();
    test.run('basic');
  };
  return (
    <Columns count="side" from={960} gap={32}>
      <Stack gap={24}>
        <Card padding={16}>
          <form onSubmit={submit} noValidate>
            <Stack gap={16}>
              <TextField
                ref={test.field}
                label={EMAIL_ADDRESS}
                hint={EMAIL_ADDRESS_HINT}
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
                label={BUSINESS_ADDRESS}
                hint={BUSINESS_ADDRESS_HINT}
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
                  workingText={SENDING}
                  isHeld={flow.isPending}
                >
                  {BASIC_TEST}
                </Button>
                <Button
                  onClick={() => test.run('flow')}
                  isWorking={flow.isPending}
                  workingText={TESTING}
                  isHeld={basic.isPending}
                >
                  {FLOW_TEST}
                </Button>
              </Row>
            </Stack>
          </form>
        </Card>
        {test.failure === undefined ? null : (
          <Notice tone="error" isAnnounced>
            {test.failure}
          </Notice>
        )}
        {basic.data ? <BasicResult answer={basic.data} /> : null}
        {flow.data ? <FlowResult answer={flow.data} /> : null}
      </Stack>
      <Stack gap={24}>
        <Advice level={2} title={CONFIGURATION} lines={CONFIGURATION_NOTES} />
        <Advice level={2} title={COMMON_ISSUES} lines={COMMON_ISSUE_NOTES} />
      </Stack>
    </Columns>
  );
}

/** What was typed, and what came of the last test: one that begins takes the result of the one before away. */
function useEmailTests() {
  const [email, setEmail] = useState('');
  const [businessEmail, setBusinessEmail] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const basic = useChange((to: string) => call('testEmail', { query: { email: to } }));
  const flow = useChange((body: CallBody<'testBookingFlow'>) => call('testBookingFlow', { body }));
  const error = basic.error ?? flow.error;
  const fields: Record<string, string | undefined> = error instanceof CallError ? error.fields : {};

  const run = (which: 'basic' | 'flow') => {
    if (basic.isPending || flow.isPending) return;
    basic.reset();
    flow.reset();
    const to = email.trim();
    setIsMissing(to === '');
    if (to === '') field.current?.focus();
    else if (which === 'basic') basic.mutate(to);
    else flow.mutate({ email: to, business_email: businessEmail.trim() || to });
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
        ? textOf(error, basic.error ? TEST_EMAIL_FAILED : BOOKING_FLOW_FAILED)
        : undefined,
  };
}
