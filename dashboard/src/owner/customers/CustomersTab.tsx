import SearchX from 'lucide-react/icons/search-x';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { CallAnswer } from '@daybook/schema/contract/calls';
import type { Customer } from '@daybook/schema/contract/customers';
import { useCustomerPages } from '#api/customer-pages.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { ADJUST_SEARCH, LOADING, SORT } from '#ui/interface-texts.ts';
import { Columns, Inset, Row, Section, Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { ErrorState } from '#ui/message/ErrorState.tsx';
import { dialogPart } from '#ui/part.tsx';
import { QuietLink } from '#ui/QuietLink.tsx';
import { RouterLinkButton } from '#ui/RouterLinkButton.tsx';
import { SearchForm } from '#ui/SearchForm.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { RowText, Text } from '#ui/Text.tsx';
import { useFocus } from '#ui/use-focus.ts';
import { oneOf, readSearch, useQueryState } from '#ui/use-query-state.ts';
import { AddBookingButton } from '../add-booking/AddBookingButton.tsx';
import { customerAddress, importCustomersAddress } from './customer-address.ts';
import * as texts from './customers-texts.ts';
import { ADD_CUSTOMER, NO_MATCHING_CUSTOMERS } from './seen-customer-texts.ts';
import { contactLine, customerName, visitLine } from './seen-customer.ts';
import styles from '../owner.module.css';

const AddCustomer = dialogPart(async () => (await import('./CustomerDialogs.tsx')).AddCustomer);

const params = { search: readSearch, sort: oneOf(texts.SORTS) };

export function CustomersTab({ business }: { business: Business }) {
  const [view, change] = useQueryState(params);
  const asked = { sort: view.sort, ...(view.search === '' ? {} : { search: view.search }) };
  const list = useCustomerPages(business.id, asked);
  const all = list.data?.pages[0]?.all;
  const isNobody = all === 0;
  return (
    <Section
      title={texts.CUSTOMERS}
      text={all ? texts.customersCounted(all) : ''}
      aside={isNobody ? null : <AddSomebody business={business} />}
    >
      {isNobody ? null : (
        <Columns count="two" from={768}>
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
            onChoose={(sort) => change({ sort })}
          />
        </Columns>
      )}
      <Loaded
        query={list}
        failed={texts.CUSTOMERS_LOAD_FAILED}
        shape={<Skeleton width="100%" height="30rem" />}
      >
        {({ pages }) =>
          pages.every(({ customers }) => customers.length === 0) ? (
            <Nobody business={business} isSearch={!isNobody} />
          ) : (
            <Card
              as="ul"
              isRuled
              aria-label={texts.CUSTOMERS}
              aria-busy={list.isPlaceholderData || undefined}
            >
              <Customers business={business} list={list} pages={pages} asked={JSON.stringify(asked)} />
            </Card>
          )
        }
      </Loaded>
    </Section>
  );
}

interface CustomersProps {
  business: Business;
  /** Names the search and sort, after which the list begins again. */
  asked: string;
  list: ReturnType<typeof useCustomerPages>;
  pages: readonly CallAnswer<'listCustomers'>[];
}

function AddSomebody({ business }: { business: Business }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Row gap={8}>
      <RouterLinkButton to={importCustomersAddress(business.id)}>{texts.FROM_FILE}</RouterLinkButton>
      <Button onClick={() => setAdding(true)} onPointerEnter={() => void AddCustomer.preload()}>
        {ADD_CUSTOMER}
      </Button>
      <AddBookingButton business={business} />
      {isAdding ? <AddCustomer business={business} onClose={() => setAdding(false)} /> : null}
    </Row>
  );
}

/** Draws the customers, and loads more below them on demand. */
function Customers({ business, asked, list, pages }: CustomersProps) {
  const last = pages.at(-1)?.customers[0]?.id;
  // The focus goes to the first customer of a page that was just added: the button has moved.
  const added = useFocus<HTMLAnchorElement>(pages.length > 1 ? `${asked} ${pages.length}` : null);
  const more = () => void list.fetchNextPage();
  return (
    <>
      {pages
        .flatMap(({ customers }) => customers)
        .map((customer) => (
          <CustomerRow
            key={customer.id}
            business={business}
            customer={customer}
            nameRef={customer.id === last ? added : undefined}
          />
        ))}
      {list.hasNextPage ? (
        <li>
          {list.isFetchNextPageError ? (
            <Inset>
              <ErrorState
                text={texts.CUSTOMERS_LOAD_FAILED}
                onRetry={more}
                isRetrying={list.isFetchingNextPage}
              />
            </Inset>
          ) : (
            <Button kind="quiet" onClick={more} isWorking={list.isFetchingNextPage} workingText={LOADING}>
              {texts.SHOW_MORE}
            </Button>
          )}
        </li>
      ) : null}
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
    <EmptyState icon={SearchX} title={NO_MATCHING_CUSTOMERS} level={3}>
      {ADJUST_SEARCH}
    </EmptyState>
  ) : (
    <EmptyState
      icon={Users}
      title={texts.NO_CUSTOMERS_YET}
      level={3}
      action={<AddSomebody business={business} />}
    >
      {texts.CUSTOMERS_APPEAR_HERE}
    </EmptyState>
  );
}
