import { Link } from 'react-router';
import { KEEPS_PREVIOUS, useCall } from '#api/use-call.ts';
import { customerAddress } from '#owner/customers/customer-address.ts';
import { MATCHING_CUSTOMERS, NO_MATCHING_CUSTOMERS } from '#owner/customers/seen-customer-texts.ts';
import { customerName } from '#owner/customers/seen-customer.ts';
import { Row } from '#ui/Layout.tsx';
import { Text } from '#ui/Text.tsx';

const SHOWN = 5;

export function CustomersFound({ businessId, search }: { businessId: number; search: string }) {
  const { data, isPlaceholderData } = useCall(
    'listCustomers',
    { params: { businessId }, query: { search, page_size: SHOWN } },
    KEEPS_PREVIOUS,
  );
  // Until they come, the data are those of the search before.
  if (!data || isPlaceholderData) return null;
  if (data.customers.length === 0) return <Text size={14}>{NO_MATCHING_CUSTOMERS}</Text>;
  return (
    <>
      <Text size={14} tone="soft" id="matching-customers">
        {MATCHING_CUSTOMERS}
      </Text>
      <Row as="ul" gap={12} aria-labelledby="matching-customers">
        {data.customers.map((customer) => (
          <li key={customer.id}>
            <Link to={customerAddress(businessId, customer.id)}>{customerName(customer)}</Link>
          </li>
        ))}
      </Row>
    </>
  );
}
