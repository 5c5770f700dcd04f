import { SETUP_FEE_PENCE } from '@daybook/schema/figures/prices';
import { LEGAL_TEXTS_OF } from '@daybook/schema/words/legal-texts';
import type { MoneyFacts, OrderFacts, TroubleFacts } from './money-facts.ts';

export function money(now: number): MoneyFacts {
  return {
    business: { id: 1, name: 'Example Salon' },
    reference: 'pi_example',
    amountPence: SETUP_FEE_PENCE,
    paidAt: now,
  };
}

export function order(now: number): OrderFacts {
  return {
    business: { id: 1, name: 'Example Salon' },
    timezone: 'Europe/London',
    model: 'setup_fee',
    amountPence: SETUP_FEE_PENCE,
    couponCode: null,
    orderedAt: now,
    paidAt: now,
    renewsAt: null,
    termsVersion: LEGAL_TEXTS_OF,
  };
}

export function trouble(kind: TroubleFacts['kind']): (now: number) => TroubleFacts {
  return (now) => ({
    business: { id: 1, name: 'Example Salon' },
    timezone: 'Europe/London',
    kind,
    reference: kind === 'not_arrived' ? null : 'pi_example',
    amountPence: SETUP_FEE_PENCE,
    paidAt: now,
    outlook: { diary: 'closed' },
  });
}
