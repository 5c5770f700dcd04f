import { Stack } from '../../ui/Layout.tsx';
import { Advice } from './Advice.tsx';
import { COMMON_ISSUE_NOTES, COMMON_ISSUES, CONFIGURATION, CONFIGURATION_NOTES } from './email-test-texts.ts';

/** What is true of email here, whatever the tests say. */
export function EmailNotes() {
  return (
    <Stack gap={24}>
      <Advice level={2} title={CONFIGURATION} lines={CONFIGURATION_NOTES} />
      <Advice level={2} title={COMMON_ISSUES} lines={COMMON_ISSUE_NOTES} />
    </Stack>
  );
}
