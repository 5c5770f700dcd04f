import type { AdminPayment } from '@daybook/schema/contract/admin/businesses';
import { priceText } from '@daybook/schema/rules/money';
import { Badge } from '../../ui/Badge.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { momentOf } from '../uk-time.ts';
import { DISPUTES, PAYMENT_COLUMNS, PAYMENT_KINDS, PAYMENTS } from './business-texts.ts';

export function PaymentsTable({ payments }: { payments: readonly AdminPayment[] }) {
  return (
    <Table
      caption={PAYMENTS}
      rows={payments}
      keyOf={({ id }) => id}
      columns={[
        {
          heading: PAYMENT_COLUMNS.paid_at,
          isTitle: true,
          cell: ({ paid_at }) => momentOf(paid_at),
        },
        {
          heading: PAYMENT_COLUMNS.kind,
          cell: ({ kind, dispute }) => (
            <span>
              {PAYMENT_KINDS[kind]}{' '}
              {dispute === null ? null : (
                <Badge tone={dispute === 'won' ? 'leaf' : 'brick'}>{DISPUTES[dispute]}</Badge>
              )}
            </span>
          ),
        },
        { heading: PAYMENT_COLUMNS.amount, isMoney: true, cell: ({ amount }) => priceText(amount) },
        {
          heading: PAYMENT_COLUMNS.refunded,
          isMoney: true,
          cell: ({ refunded }) => (refunded === 0 ? '–' : priceText(refunded)),
        },
        { heading: PAYMENT_COLUMNS.coupon, cell: ({ coupon_code }) => coupon_code ?? '–' },
        { heading: PAYMENT_COLUMNS.reference, cell: ({ provider_reference }) => provider_reference },
      ]}
    />
  );
}
