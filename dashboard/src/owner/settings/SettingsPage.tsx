import { SETTINGS } from '@daybook/schema/words/navigation';
import { nameOf } from '../../session/name-of.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Stack } from '../../ui/Stack.tsx';

export function SettingsPage() {
  const { user } = useSession();
  return (
    <Stack gap={24}>
      <PageHeading title={SETTINGS}>{SETTINGS}</PageHeading>
      {user ? <p>{nameOf(user)}</p> : null}
    </Stack>
  );
}
