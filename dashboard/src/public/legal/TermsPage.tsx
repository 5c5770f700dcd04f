import { cancellationForm } from '@daybook/schema/words/legal-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { legalPage } from './legal-page.tsx';
import markdown from './terms.md?raw';

export const termsPage = legalPage({
  title: 'Terms and Conditions',
  description: `What a business agrees to when it uses ${PRODUCT_NAME}: the price, the trial, cancelling, liability and the data processing agreement.`,
  lede: `The agreement between the operator of this ${PRODUCT_NAME} (‘we’) and a business that uses it to take bookings (‘you’). When customers book, their contract is with you, not us.`,
  markdown,
  partsOf: ({ operator, supportEmail }) => ({
    'cancellation-form': (
      <blockquote>
        {cancellationForm({ ...operator, email: supportEmail }).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </blockquote>
    ),
  }),
});
