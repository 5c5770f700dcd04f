import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import type { BookingFlowAnswer, EmailCheck, EmailTestAnswer } from '@daybook/schema/contract/email-test';
import { Facts } from '../../ui/Facts.tsx';
import { Banner } from '../../ui/message/Banner.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { NO, YES } from '../list/list-texts.ts';
import { Section } from '../Section.tsx';
import { SectionTitle } from '../SectionTitle.tsx';
import { Advice } from './Advice.tsx';
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
import styles from './results.module.css';

const said = (isSo: boolean) => (isSo ? YES : NO);

/** What came of the basic test. */
export function BasicResult({ answer }: { answer: EmailTestAnswer }) {
  const { success, message, diagnostics, error, troubleshooting } = answer;
  return (
    <Section aria-label={RESULTS}>
      <Banner tone={success ? 'leaf' : 'brick'} isAnnounced>
        {message}
        {error === null ? null : ` ${error}`}
      </Banner>
      <SectionTitle>{DIAGNOSTICS}</SectionTitle>
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
      <p className={styles.note}>{KEY_EXPLAINED}</p>
      <Checks checks={diagnostics.checks} />
      <SectionTitle>{TROUBLESHOOTING}</SectionTitle>
      <Advice level={3} title={IF_ERROR} lines={troubleshooting.if_api_error} />
      <Advice level={3} title={IF_NOT_RECEIVED} lines={troubleshooting.if_no_email_received} />
    </Section>
  );
}

/** What came of each email that a booking would send. */
export function FlowResult({ answer }: { answer: BookingFlowAnswer }) {
  return (
    <Section aria-label={RESULTS}>
      <Banner tone={answer.all_tests_passed ? 'leaf' : 'brick'} isAnnounced>
        {answer.summary}
      </Banner>
      <Checks checks={answer.results} />
    </Section>
  );
}

function Checks({ checks }: { checks: readonly EmailCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <>
      <SectionTitle>{TESTS}</SectionTitle>
      <ul className={styles.checks}>
        {checks.map(({ test, success, detail }, at) => {
          const Icon = success ? CircleCheck : CircleX;
          return (
            <li key={at} className={styles.check} data-failed={!success || undefined}>
              <Icon className={styles.icon} aria-hidden="true" />
              <div>
                <VisuallyHidden>{success ? PASSED : FAILED}: </VisuallyHidden>
                {test}
                {detail === null ? null : <p className={styles.note}>{detail}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
