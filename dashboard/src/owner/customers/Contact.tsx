import type { CustomerDetails } from '@daybook/schema/contract/customers';
import { mailtoOf, telOf } from '@daybook/schema/rules/contact-link';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHead } from '../../ui/Card.tsx';
import { ContactLink } from '../../ui/ContactLink.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Inset, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import type { CustomerAction } from './customer-dialog.ts';
import styles from './customer.module.css';
import * as texts from './customer-page-texts.ts';

interface ContactProps {
  customer: CustomerDetails;
  onAsk: (action: CustomerAction) => void;
}

export function Contact({ customer, onAsk }: ContactProps) {
  const { email, phone } = customer;
  return (
    <Stack gap={24}>
      <Stack as="section" gap={12} aria-label={texts.CONTACT}>
        <Facts
          facts={[
            {
              label: texts.CONTACT_FIELDS.email,
              value:
                email === null ? texts.NO_EMAIL : <ContactLink link={mailtoOf(email)}>{email}</ContactLink>,
            },
            {
              label: texts.CONTACT_FIELDS.phone,
              value: phone === null ? texts.NO_PHONE : <ContactLink link={telOf(phone)}>{phone}</ContactLink>,
            },
          ]}
        />
      </Stack>
      <Notes {...{ customer, onAsk }} />
      <div>
        <Button kind="quiet" onClick={() => onAsk('delete')}>
          {texts.DELETE_CUSTOMER}
        </Button>
      </div>
    </Stack>
  );
}

function Notes({ customer: { note }, onAsk }: ContactProps) {
  return (
    <Card as="section" aria-label={texts.NOTES}>
      <CardHead
        title={texts.NOTES}
        action={
          <Button kind="quiet" onClick={() => onAsk('notes')}>
            {note === null ? texts.ADD_NOTES : texts.EDIT_NOTES}
          </Button>
        }
      />
      <Inset>
        <Stack gap={12}>
          {note === null ? null : (
            <Text breaks className={styles.note}>
              {note}
            </Text>
          )}
          <Text size={14} tone="soft">
            {texts.NOTES_EXPLAINED}
          </Text>
        </Stack>
      </Inset>
    </Card>
  );
}
