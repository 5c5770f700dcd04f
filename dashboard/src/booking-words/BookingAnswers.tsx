import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { withColon } from '@daybook/schema/words/with-colon';
import { RowText } from '#ui/Text.tsx';

/** Shows what the customer answered to the owner's questions. */
export function BookingAnswers({ booking: { answers } }: { booking: Pick<OwnerBooking, 'answers'> }) {
  return answers.map(({ question, answer, is_about_health }, at) => (
    <RowText key={at} look="soft" as="p">
      {withColon(question)} <strong>{answer}</strong>
      {is_about_health ? ' · About health' : null}
    </RowText>
  ));
}
