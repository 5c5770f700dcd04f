import Users from 'lucide-react/icons/users';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import type { Customer } from '@daybook/schema/contract/customers';
import { useCustomers } from '../../api/customers.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { ADJUST_SEARCH, SORT } from '../../ui/interface-texts.ts';
import { Columns, Inset, Row, Section, Stack } from '../../ui/Layout.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { EmptyState } from '../../ui/message/EmptyState.tsx';
import { QuietLink } from '../../ui/QuietLink.tsx';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { RowText, Text } from '../../ui/Text.tsx';
import { useFocus } from '../../ui/use-focus.ts';
import { AddBookingButton } from '../add-booking/AddBookingButton.tsx';
import { customerAddress } from './customer-address.ts';
import styles from './customer.module.css';
import * as texts from './customers-texts.ts';
import { readView, writeView, type CustomersView } from './list-address.ts';
import { contactLine, customerName, visitLine } from './seen-customer.ts';

export function CustomersTab({ business }: { business: Business }) {
  const [query, setQuery] = useSearchParams();
  const view = readView(query);
  const change = (part: Partial<CustomersView>) => setQuery((now) => writeView(now, part));
  const first = useCustomers(business.id, askedOf(view));
  const isNobody = first.data?.all === 0;
  return (
    <Section
      title={texts.CUSTOMERS}
      text={first.data?.all ? texts.customersCounted(first.data.all) : ''}
      aside={isNobody ? null : <AddBookingButton business={business} />}
    >
      {isNobody ? null : (
        <Columns count="two" from={640}>
          <SearchForm
            label={texts.SEARCH_CUSTOMERS}
            hint={texts.SEARCH_HINT}
            search={view.search}
            onSearch={(search) => change({ search })}
          />
          <Select
            label={SORT}
            choices={texts.SORTS}
            value={view.sort}
            onChange={({ target }) => {
              const sort = texts.SORTS.find(({ value }) => value === target.value)?.value;
              if (sort) change({ sort });
            }}
          />
        </Columns>
      )}
      <Loaded
        query={first}
        failed={texts.CUSTOMERS_LOAD_FAILED}
        shape={<Skeleton width="100%" height="30rem" />}
      >
        {({ customers, all }) =>
          customers.length === 0 ? (
            <Nobody business={business} isSearch={all > 0} />
          ) : (
            <Card
              as="ul"
              isRuled
              aria-label={texts.CUSTOMERS}
              aria-busy={first.isPlaceholderData || undefined}
            >
              <Customers {...{ business, view }} after={undefined} />
            </Card>
          )
        }
      </Loaded>
    </Section>
  );
}

function askedOf({ search, sort }: CustomersView, after?: string) {
  return { sort, ...(search === '' ? {} : { search }), ...(after === undefined ? {} : { after }) };
}

interface CustomersProps {
  business: Business;
  view: CustomersView;
  /** The cursor of this part of the list; undefined for the first part. */
  after: string | undefined;
}

/** Draws a part of the list, and more below it on demand. */
function Customers({ business, view, after }: CustomersProps) {
  const part = useCustomers(business.id, askedOf(view, after));
  const asked = `${view.sort} ${view.search}`;
  const [shown, setShown] = useState<{ asked: string; next: string } | null>(null);
  // Another search shows only its first part.
  const next = shown?.asked === asked ? shown.next : null;
  // The button for this part has disappeared, so its first customer gets the focus.
  const first = useFocus<HTMLAnchorElement>(after !== undefined && part.isSuccess ? after : null);
  if (!part.data)
    return (
      <li>
        <Inset>
          <Loaded
            query={part}
            failed={texts.CUSTOMERS_LOAD_FAILED}
            shape={<Skeleton width="100%" height="6rem" />}
          >
            {() => null}
          </Loaded>
        </Inset>
      </li>
    );
  const { customers, next: following } = part.data;
  return (
    <>
      {customers.map((customer, index) => (
        <CustomerRow
          key={customer.id}
          {...{ business, customer }}
          nameRef={index === 0 ? first : undefined}
        />
      ))}
      {next !== null ? (
        <Customers {...{ business, view }} after={next} />
      ) : following === null ? null : (
        <li>
          <Button kind="quiet" onClick={() => setShown({ asked, next: following })}>
            {texts.SHOW_MORE}
          </Button>
        </li>
      )}
    </>
  );
}

interface CustomerRowProps {
  business: Business;
  customer: Customer;
  nameRef: React.Ref<HTMLAnchorElement> | undefined;
}

function CustomerRow({ business, customer, nameRef }: CustomerRowProps) {
  return (
    <li>
      <Inset>
        <Row justify="between" gap={12}>
          <Stack gap={4}>
            <Text weight="strong" breaks>
              <QuietLink ref={nameRef} to={customerAddress(business.id, customer.id)}>
                {customerName(customer)}
              </QuietLink>
            </Text>
            <RowText look="soft" as="p">
              {contactLine(customer)}
            </RowText>
          </Stack>
          <RowText look="soft" as="p" isFigures className={styles.seen}>
            {visitLine(customer, business.timezone)}
          </RowText>
        </Row>
      </Inset>
    </li>
  );
}

function Nobody({ business, isSearch }: { business: Business; isSearch: boolean }) {
  return isSearch ? (
    <EmptyState icon={SearchX} title={texts.NO_MATCHING_CUSTOMERS} level={3}>
      {ADJUST_SEARCH}
    </EmptyState>
  ) : (
    <EmptyState
      icon={Users}
      title={texts.NO_CUSTOMERS_YET}
      level={3}
      action={<AddBookingButton business={business} />}
    >
      {texts.CUSTOMERS_APPEAR_HERE}
    </EmptyState>
  );
}
