import UserX from 'lucide-react/icons/user-x';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import type { CustomerDetails } from '@daybook/schema/contract/customers';
import { mailtoOf, telOf } from '@daybook/schema/rules/contact-link';
import { CUSTOMER_NOT_FOUND } from '@daybook/schema/words/customer-texts';
import { CallError, textOf } from '#api/call-error.ts';
import { useCall } from '#api/use-call.ts';
import { useWatchBusiness } from '#api/watch-business.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card, CardHead } from '#ui/Card.tsx';
import { ContactLink } from '#ui/ContactLink.tsx';
import { Facts } from '#ui/Facts.tsx';
import { Figures } from '#ui/Figures.tsx';
import { Columns, Inset, Row, Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { dialogPart } from '#ui/part.tsx';
import { RouterLinkButton } from '#ui/RouterLinkButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { AddBookingButton } from '../add-booking/AddBookingButton.tsx';
import { takesBookings } from '../billing-status.ts';
import { BusinessInPath } from '../BusinessInPath.tsx';
import { readId } from '../query.ts';
import { customersAddress } from './customer-address.ts';
import * as texts from './customer-page-texts.ts';
import type { CustomerAction } from './CustomerDialogs.tsx';
import { CustomerVisits } from './CustomerVisits.tsx';
import { BACK_TO_CUSTOMERS } from './seen-customer-texts.ts';
import { customerName } from './seen-customer.ts';
import styles from '../owner.module.css';

const CustomerDialogs = dialogPart(async () => (await import('./CustomerDialogs.tsx')).CustomerDialogs);

export function CustomerPage() {
  const id = readId(useParams().customerId);
  return (
    <BusinessInPath title={texts.CUSTOMER}>
      {(business) =>
        id === null ? <NotFound business={business} /> : <OneCustomer key={id} business={business} id={id} />
      }
    </BusinessInPath>
  );
}

function OneCustomer({ business, id }: { business: Business; id: number }) {
  useWatchBusiness(business.id);
  const load = useCall('getCustomer', { params: { businessId: business.id, customerId: id } });
  const isUnknown = load.error instanceof CallError && load.error.status === 404;
  if (isUnknown) return <NotFound business={business} />;
  return (
    <Stack gap={24}>
      <BackLink to={customersAddress(business.id)}>{BACK_TO_CUSTOMERS}</BackLink>
      {load.data ? null : <PageHeading title={texts.CUSTOMER}>{texts.CUSTOMER}</PageHeading>}
      <Loaded
        query={load}
        failed={textOf(load.error, texts.CUSTOMER_LOAD_FAILED)}
        shape={<Skeleton width="100%" height="30rem" />}
      >
        {(customer) => <Customer business={business} customer={customer} />}
      </Loaded>
    </Stack>
  );
}

function NotFound({ business }: { business: Business }) {
  return (
    <Stack gap={24}>
      <PageHeading title={texts.CUSTOMER}>{texts.CUSTOMER}</PageHeading>
      <EmptyState
        icon={UserX}
        title={CUSTOMER_NOT_FOUND}
        action={<RouterLinkButton to={customersAddress(business.id)}>{BACK_TO_CUSTOMERS}</RouterLinkButton>}
      >
        {texts.NOT_FOUND_EXPLAINED}
      </EmptyState>
    </Stack>
  );
}

interface CustomerProps {
  business: Business;
  customer: CustomerDetails;
}

function Customer({ business, customer }: CustomerProps) {
  const [action, setAction] = useState<CustomerAction | null>(null);
  const navigate = useNavigate();
  const name = customerName(customer);
  return (
    <>
      <Row justify="between">
        <Row gap={12}>
          <PageHeading title={name}>{name}</PageHeading>
          {customer.alert === null ? null : <Badge tone="brick">{customer.alert}</Badge>}
        </Row>
        <Row gap={8}>
          <Button onClick={() => setAction('edit')}>{texts.EDIT_CUSTOMER}</Button>
          <Button onClick={() => setAction('merge')}>{texts.MERGE}</Button>
          {takesBookings(business) ? (
            <AddBookingButton kind="primary" business={business} start={startFor(customer)}>
              {texts.BOOK_AGAIN}
            </AddBookingButton>
          ) : null}
        </Row>
      </Row>
      <Figures
        label={texts.FIGURES_OF_CUSTOMER}
        figures={texts.FIGURES.map(({ name, label }) => ({ label, value: customer.figures[name] }))}
      />
      <Columns count="side" from={1024} gap={24}>
        <CustomerVisits business={business} customer={customer} />
        <Contact customer={customer} onAsk={setAction} />
      </Columns>
      {action === null ? null : (
        <CustomerDialogs
          business={business}
          customer={customer}
          action={action}
          onClose={() => setAction(null)}
          onDeleted={() => void navigate(customersAddress(business.id))}
        />
      )}
    </>
  );
}

/** Returns Add booking's first values. The service is that of the latest visit. */
function startFor({ id, first_name, last_name, email, phone, past, upcoming }: CustomerDetails) {
  const latest = upcoming.at(-1) ?? past[0];
  return {
    customer: { id, first_name, last_name, email, phone },
    serviceName: latest?.service_name ?? null,
    personId: latest?.person_id ?? null,
  };
}

interface ContactProps {
  customer: CustomerDetails;
  onAsk: (action: CustomerAction) => void;
}

function Contact({ customer, onAsk }: ContactProps) {
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
      <Notes customer={customer} onAsk={onAsk} />
      <div>
        <Button kind="quiet" onClick={() => onAsk('delete')}>
          {texts.DELETE_CUSTOMER}
        </Button>
      </div>
    </Stack>
  );
}

function Notes({ customer: { note, alert }, onAsk }: ContactProps) {
  return (
    <Card as="section" aria-label={texts.NOTES}>
      <CardHead
        title={texts.NOTES}
        action={
          <Button kind="quiet" onClick={() => onAsk('notes')}>
            {note === null && alert === null ? texts.ADD_NOTES : texts.EDIT_NOTES}
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
