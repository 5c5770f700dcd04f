import { Stack } from '#ui/Layout.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { AdminBody } from '../AdminFrame.tsx';
import { EMAIL_TEST_TEXT, EMAIL_TEST_TITLE } from './email-texts.ts';
import { EmailTest } from './EmailTest.tsx';

/** For the operator who sets the product up, before there is an admin. */
export function EmailTestPage() {
  return (
    <AdminBody>
      <Stack gap={24}>
        <div>
          <PageHeading title={EMAIL_TEST_TITLE}>{EMAIL_TEST_TITLE}</PageHeading>
          <p>{EMAIL_TEST_TEXT}</p>
        </div>
        <EmailTest />
      </Stack>
    </AdminBody>
  );
}
