import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { IMPORT_BUSINESS } from '../import-address.ts';
import {
  IMPORT_LEDE,
  hereNow,
  LEAVE,
  LEAVE_EXPLAINED,
  LEAVE_TITLE,
  LEAVING,
  READING,
  STAY,
} from './import-business-texts.ts';
import styles from './import-business.module.css';
import { ChooseFile } from './ChooseFile.tsx';
import { Done } from './Done.tsx';
import { Progress } from './Progress.tsx';
import { Ready } from './Ready.tsx';
import { useImport } from './use-import.ts';

/** A business comes from a file: the file is chosen, read, looked at, brought. */
export function ImportBusiness() {
  const importing = useImport();
  const { state } = importing;
  const guard = useLeaveGuard(state.is === 'importing');
  const title = state.is === 'done' ? hereNow(state.finished.business.business_name) : IMPORT_BUSINESS;
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
      <ConfirmDialog
        isOpen={guard.isAsking}
        title={LEAVE_TITLE}
        confirmText={LEAVE}
        workingText={LEAVING}
        keepText={STAY}
        onConfirm={guard.leave}
        onClose={guard.stay}
        isDestructive
      >
        <p>{LEAVE_EXPLAINED}</p>
      </ConfirmDialog>
    </Stack>
  );
}

function Step({ state, choose, importFile, stop, chooseAgain }: ReturnType<typeof useImport>) {
  switch (state.is) {
    case 'choosing':
    case 'reading':
      return (
        <Stack gap={16}>
          <p className={styles.lede}>{IMPORT_LEDE}</p>
          <ChooseFile problem={state.is === 'choosing' ? state.problem : null} onChosen={choose} />
          <p role="status" className={styles.status}>
            {state.is === 'reading' ? READING : null}
          </p>
          {state.is === 'reading' ? <Progress label={READING} value={state.part} max={1} /> : null}
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
