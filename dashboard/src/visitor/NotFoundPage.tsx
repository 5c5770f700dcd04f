import { GO_TO_HOME, PAGE_NOT_FOUND, PAGE_NOT_FOUND_EXPLAINED } from '@daybook/schema/words/texts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Message } from './Message.tsx';

export function NotFoundPage() {
  return (
    <Message>
      <PageHeading title={PAGE_NOT_FOUND}>{PAGE_NOT_FOUND}</PageHeading>
      <p>{PAGE_NOT_FOUND_EXPLAINED}</p>
      <div>
        <LinkButton href="/">{GO_TO_HOME}</LinkButton>
      </div>
    </Message>
  );
}
