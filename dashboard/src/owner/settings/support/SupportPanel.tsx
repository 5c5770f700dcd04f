import { useState } from 'react';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import {
  BEFORE_YOU_WRITE,
  SUPPORT_CHECKLIST,
  SUPPORT_EMAIL,
  SUPPORT_INTRODUCTION,
  WRITE_EMAIL,
  YOUR_DEVICE,
  YOUR_DEVICE_EXPLAINED,
} from '@daybook/schema/words/settings';
import { readSupportEmail } from '../../../api/told-by-server.ts';
import { ContactLink } from '../../../ui/ContactLink.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useOwnBusinesses } from '../../businesses.ts';
import { Section } from '../Section.tsx';
import styles from '../settings.module.css';
import { readDevice } from './device.ts';
import { supportMailLink } from './support-mail.ts';

export function SupportPanel() {
  const { businesses = [] } = useOwnBusinesses();
  const [to] = useState(readSupportEmail);
  const [device] = useState(readDevice);
  const names = businesses.map(({ business_name }) => business_name);
  const begun = supportMailLink({ to, businesses: names, device });
  return (
    <>
      <Section title={BEFORE_YOU_WRITE}>
        <ul className={styles.list}>
          {SUPPORT_CHECKLIST.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Section>
      <Section title={SUPPORT_EMAIL}>
        <p className={styles.text}>{SUPPORT_INTRODUCTION}</p>
        <p className={styles.address}>
          <ContactLink link={mailtoOf(to)}>{to}</ContactLink>
          <CopyButton text={to} what={SUPPORT_EMAIL.toLowerCase()} />
        </p>
        {begun === null ? null : (
          <div>
            <LinkButton kind="primary" href={begun}>
              {WRITE_EMAIL}
            </LinkButton>
          </div>
        )}
      </Section>
      <Section title={YOUR_DEVICE}>
        <p className={styles.text}>{YOUR_DEVICE_EXPLAINED}</p>
        <Facts facts={device} />
      </Section>
    </>
  );
}
