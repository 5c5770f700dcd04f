import { Section, BulletList } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useState } from 'react';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import * as texts from './support-texts.ts';
import { readSupportEmail } from '../../../api/page-data.ts';
import { ContactLink } from '../../../ui/ContactLink.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useOwnBusinesses } from '../../businesses.ts';
import { CopyableAddress } from '../CopyableAddress.tsx';
import { readDevice, supportMailLink } from './support-mail.ts';

export function SupportPanel() {
  const { businesses = [] } = useOwnBusinesses();
  const [to] = useState(readSupportEmail);
  const [device] = useState(readDevice);
  const names = businesses.map(({ business_name }) => business_name);
  const begun = supportMailLink({ to, businesses: names, device });
  return (
    <>
      <Section gap={12} title={texts.BEFORE_YOU_WRITE}>
        <BulletList lines={texts.SUPPORT_CHECKLIST} />
      </Section>
      <Section gap={12} title={texts.SUPPORT_EMAIL}>
        <Text tone="soft" isMeasured>
          {texts.SUPPORT_INTRODUCTION}
        </Text>
        <CopyableAddress text={to} what={texts.SUPPORT_EMAIL.toLowerCase()}>
          <ContactLink link={mailtoOf(to)}>{to}</ContactLink>
        </CopyableAddress>
        {begun === null ? null : (
          <div>
            <LinkButton kind="primary" href={begun}>
              {texts.WRITE_EMAIL}
            </LinkButton>
          </div>
        )}
      </Section>
      <Section gap={12} title={texts.YOUR_DEVICE}>
        <Text tone="soft" isMeasured>
          {texts.YOUR_DEVICE_EXPLAINED}
        </Text>
        <Facts facts={device} />
      </Section>
    </>
  );
}
