import { useState } from 'react';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { readSupportEmail } from '#api/page-data.ts';
import { ContactLink } from '#ui/ContactLink.tsx';
import { Facts } from '#ui/Facts.tsx';
import { Section, BulletList } from '#ui/Layout.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Text } from '#ui/Text.tsx';
import { useOwnBusinesses } from '../businesses.ts';
import { CopyableAddress } from './CopyableAddress.tsx';

export function SupportPanel() {
  const { businesses = [] } = useOwnBusinesses();
  const [to] = useState(readSupportEmail);
  const [device] = useState(readDevice);
  const names = businesses.map(({ business_name }) => business_name);
  const begun = supportMailLink({ to, businesses: names, device });
  return (
    <>
      <Section gap={12} title={BEFORE_YOU_WRITE}>
        <BulletList lines={SUPPORT_CHECKLIST} />
      </Section>
      <Section gap={12} title={SUPPORT_EMAIL}>
        <Text tone="soft" isMeasured>
          {SUPPORT_INTRODUCTION}
        </Text>
        <CopyableAddress text={to} what={SUPPORT_EMAIL.toLowerCase()}>
          <ContactLink link={mailtoOf(to)}>{to}</ContactLink>
        </CopyableAddress>
        {begun === null ? null : (
          <div>
            <LinkButton kind="primary" href={begun}>
              {WRITE_EMAIL}
            </LinkButton>
          </div>
        )}
      </Section>
      <Section gap={12} title={YOUR_DEVICE}>
        <Text tone="soft" isMeasured>
          {YOUR_DEVICE_EXPLAINED}
        </Text>
        <Facts facts={device} />
      </Section>
    </>
  );
}

const SUPPORT_INTRODUCTION = 'Email us. We aim to reply within one working day (UK time).';
const SUPPORT_EMAIL = 'Support email';
const WRITE_EMAIL = 'Write an email';
const BEFORE_YOU_WRITE = 'Before you contact us';
const SUPPORT_CHECKLIST = [
  'Check the FAQ, as your question may already be answered there.',
  'Include your business name and a detailed description: what you did, what happened, what you expected.',
  'Mention any error messages, word for word.',
  'Give your device and browser. ‘Write an email’ adds what’s listed below.',
] as const;
const YOUR_DEVICE = 'Your device and browser';
const YOUR_DEVICE_EXPLAINED =
  'These lines are added to the end of your email. You can change or remove them before you send it.';
const DEVICE_FACTS = {
  browser: 'Browser',
  window: 'Window',
  language: 'Language',
  timezone: 'Time zone',
} as const;
/** In pixels */
const windowSize = (width: number, height: number) => `${width} × ${height}`;
const SUPPORT_SUBJECT = `${PRODUCT_NAME}: a question`;
const SUPPORT_BUSINESS = 'Business name:';
const SUPPORT_DESCRIPTION = 'What I did, what happened, and what I expected:';
const SUPPORT_ERROR_MESSAGES = 'Error messages, word for word:';

interface SupportMail {
  to: string;
  businesses: readonly string[];
  device: readonly DeviceFact[];
}

/** Returns a link that opens an email to support with a checklist; null if support has no email address. */
export function supportMailLink({ to, businesses, device }: SupportMail): string | null {
  const lines = [
    `${SUPPORT_BUSINESS} ${businesses.join(', ')}`.trim(),
    '',
    SUPPORT_DESCRIPTION,
    '',
    '',
    SUPPORT_ERROR_MESSAGES,
    '',
    '',
    `${YOUR_DEVICE}:`,
    ...device.map(({ label, value }) => `${label}: ${value}`),
  ];
  return mailtoOf(to, { subject: SUPPORT_SUBJECT, body: lines.join('\n') });
}

interface DeviceFact {
  label: string;
  value: string;
}

function readDevice(): DeviceFact[] {
  return [
    { label: DEVICE_FACTS.browser, value: navigator.userAgent },
    { label: DEVICE_FACTS.window, value: windowSize(window.innerWidth, window.innerHeight) },
    { label: DEVICE_FACTS.language, value: navigator.language },
    { label: DEVICE_FACTS.timezone, value: new Intl.DateTimeFormat().resolvedOptions().timeZone },
  ];
}
