import { REFUND_MONTHS } from '../figures/periods.ts';
import { PRODUCT_NAME } from './product.ts';

/** The date of the current policies and terms: their version. */
export const LEGAL_TEXTS_OF = '2026-11-29';

/** Said beside the price of a contract without an end (Consumer Rights Act 2015, schedule 2: unfair terms). */
export const REFUND_IF_WE_END = `If we end the agreement within ${REFUND_MONTHS} months and you’ve kept to our terms, we refund the part that’s left.`;

interface CancellationFormTo {
  /** Null if the settings don't give it. */
  name: string | null;
  address: string | null;
  email: string;
}

/** Returns the model cancellation form's lines (Consumer Contracts Regulations 2013, schedule 3, part B). */
export function cancellationForm({ name, address, email }: CancellationFormTo): string[] {
  const to = [name ?? PRODUCT_NAME, address, email].filter((part) => part !== null).join(', ');
  return [
    `To ${to}:`,
    `I/We [*] hereby give notice that I/We [*] cancel my/our [*] contract for the supply of the following service: ${PRODUCT_NAME} for the business …`,
    'Ordered on: …',
    'Name of consumer(s): …',
    'Address of consumer(s): …',
    'Signature of consumer(s) (only if this form is notified on paper): …',
    'Date: …',
    '[*] Delete as appropriate.',
  ];
}

/** The link to the business's privacy notice: next to the booking form, on the cancel page and in emails. */
export const howBusinessUsesDetails = (business: string) => `How ${business} uses your details`;
export const OUR_PRIVACY_POLICY = `${PRODUCT_NAME}’s privacy policy`;
export const CANCELLATION_POLICY = 'Cancellation policy';
