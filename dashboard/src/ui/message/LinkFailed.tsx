import Link2Off from 'lucide-react/icons/link-2-off';
import WifiOff from 'lucide-react/icons/wifi-off';
import { pages } from '@daybook/schema/words/routes';
import { GO_TO_HOME, TRY_AGAIN } from '@daybook/schema/words/texts';
import { Button } from '../Button.tsx';
import { Emblem } from '../Emblem.tsx';
import { Actions, NarrowPage } from '../Layout.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { Text } from '../Text.tsx';

interface LinkFailedProps {
  title: string;
  reason: string;
  help: string;
  /** True when trying again may help; otherwise the link itself is invalid. */
  mayPass: boolean;
  onRetry: () => void;
}

export function LinkFailed({ title, reason, help, mayPass, onRetry }: LinkFailedProps) {
  return (
    <NarrowPage>
      <Emblem icon={mayPass ? WifiOff : Link2Off} tone="brick" />
      <PageHeading title={title} takesFocus>
        {title}
      </PageHeading>
      <Text size={18}>{reason}</Text>
      {mayPass ? null : <Text tone="soft">{help}</Text>}
      <Actions>
        {mayPass ? (
          <Button kind="primary" onClick={onRetry}>
            {TRY_AGAIN}
          </Button>
        ) : null}
        <LinkButton href={pages.home}>{GO_TO_HOME}</LinkButton>
      </Actions>
    </NarrowPage>
  );
}
