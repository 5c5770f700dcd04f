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
} from './support-texts.ts';
import { readSupportEmail } from '../../../api/page-data.ts';
import { ContactLink } from '../../../ui/ContactLink.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useOwnBusinesses } from '../../businesses.ts';
import { BulletList } from '../BulletList.tsx';
import { CopyableAddress } from '../CopyableAddress.tsx';
import { Paragraph } from '../Paragraph.tsx';
import { Section } from '../Section.tsx';
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
        <BulletList lines={SUPPORT_CHECKLIST} />
      </Section>
      <Section title={SUPPORT_EMAIL}>
        <Paragraph>{SUPPORT_INTRODUCTION}</Paragraph>
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
      <Section title={YOUR_DEVICE}>
        <Paragraph>{YOUR_DEVICE_EXPLAINED}</Paragraph>
        <Facts facts={device} />
      </Section>
    </>
  );
}
