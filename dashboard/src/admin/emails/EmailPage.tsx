import { Stack } from '#ui/Layout.tsx';
import { AdminHead } from '../list/AdminHead.tsx';
import { EMAIL_TEXT, EMAIL_TITLE } from './email-texts.ts';
import { EmailsByDay } from './EmailsByDay.tsx';
import { EmailTest } from './EmailTest.tsx';
import { Outbox } from './Outbox.tsx';
import { Previews } from './Previews.tsx';

export function EmailPage() {
  return (
    <Stack gap={48}>
      <Stack gap={24}>
        <AdminHead title={EMAIL_TITLE} text={EMAIL_TEXT} />
        <EmailTest />
      </Stack>
      <Stack gap={24}>
        <EmailsByDay />
        <Outbox />
      </Stack>
      <Previews />
    </Stack>
  );
}
