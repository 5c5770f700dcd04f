import type { ImportFinished, BusinessFile } from '@daybook/schema/contract/business-file';
import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { Stack, BulletList } from '#ui/Layout.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Progress } from '#ui/Progress.tsx';
import { RouterLinkButton } from '#ui/RouterLinkButton.tsx';
import { Text } from '#ui/Text.tsx';
import { useLeaveGuard } from '#ui/use-leave-guard.ts';
import { emailOutcome } from '../business-email/confirmation-email-text.ts';
import { diaryAddressToRead } from '../businesses.ts';
import { IMPORT_BUSINESS } from '../import-address.ts';
import * as texts from './import-business-texts.ts';
import { Ready } from './Ready.tsx';
import { useImport } from './use-import.ts';
import styles from '../owner.module.css';

export function ImportBusiness() {
  const importing = useImport();
  const { state } = importing;
  const guard = useLeaveGuard(state.is === 'importing');
  const title = state.is === 'done' ? texts.hereNow(state.finished.business.business_name) : IMPORT_BUSINESS;
  return (
    <Stack gap={24}>
      <PageHeading
        key={state.is === 'importing' ? 'ready' : state.is}
        title={title}
        takesFocus={state.is === 'ready' || state.is === 'done'}
      >
        {title}
      </PageHeading>
      <Step {...importing} />
      {guard.isAsking ? (
        <ConfirmDialog
          title={texts.LEAVE_TITLE}
          confirmText={texts.LEAVE}
          workingText={texts.LEAVING}
          keepText={texts.STAY}
          onConfirm={guard.leave}
          onClose={guard.stay}
          isDestructive
        >
          <p>{texts.LEAVE_EXPLAINED}</p>
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}

function Step({ state, choose, importFile, stop, chooseAgain }: ReturnType<typeof useImport>) {
  switch (state.is) {
    case 'choosing':
    case 'reading':
      return (
        <Stack gap={16}>
          <Text tone="soft" isMeasured>
            {texts.IMPORT_LEDE}
          </Text>
          <FileField
            label={texts.FILE}
            hint={texts.FILE_HINT}
            error={state.is === 'choosing' ? state.problem : null}
            accept=".json,application/json"
            className={styles.choose}
            onChosen={choose}
          />
          <Text tone="soft" role="status" hidden={state.is !== 'reading'}>
            {state.is === 'reading' ? texts.READING : null}
          </Text>
          {state.is === 'reading' ? <Progress label={texts.READING} value={state.part} max={1} /> : null}
        </Stack>
      );
    case 'ready':
    case 'importing':
      return (
        <Ready
          file={state.file}
          problem={state.is === 'ready' ? state.problem : null}
          progress={state.is === 'importing' ? state : null}
          onImport={() => importFile(state.file)}
          onStop={stop}
          onChooseAgain={chooseAgain}
        />
      );
    case 'done':
      return <Done file={state.file} finished={state.finished} />;
  }
}

interface DoneProps {
  file: BusinessFile;
  finished: ImportFinished;
}

function Done({ file, finished: { business, new_references } }: DoneProps) {
  const address = diaryAddressToRead(business);
  const isMoved = business.diary_slug !== file.business.diary_slug;
  const lines = [
    isMoved ? texts.diaryMovedTo(address, diaryAddressToRead(file.business)) : texts.diaryIsAt(address),
    ...(new_references > 0 ? [texts.newReferencesText(new_references)] : []),
    ...(business.email_confirmed ? [] : [emailOutcome(business)]),
    texts.SETUP_NEXT,
  ];
  return (
    <Stack gap={24}>
      <BulletList lines={lines} />
      <div>
        <RouterLinkButton kind="primary" to={withQuery(pages.dashboard, { business: business.id })}>
          {texts.OPEN_DASHBOARD}
        </RouterLinkButton>
      </div>
    </Stack>
  );
}
