import { useState } from 'react';
import { ACCOUNT_DELETE_FAILED, DELETE_ACCOUNT_PHRASE, TYPE_DELETE_ACCOUNT } from './account-texts.ts';
import { DELETING } from '../../../ui/interface-texts.ts';
import {
  DELETE_ACCOUNT,
  DELETE_ACCOUNT_CANNOT_UNDO,
  DELETE_ACCOUNT_CONFIRM,
  DELETE_ACCOUNT_EXPLAINED,
  DELETE_ACCOUNT_QUESTION,
  deleteAccountConsequences,
  KEEP_ACCOUNT,
} from './account-texts.ts';
import { useDeleteMe } from '../../../api/account.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { BulletList } from '../BulletList.tsx';
import { Paragraph } from '../Paragraph.tsx';
import { useOwnBusinesses } from '../../businesses.ts';
import { Section } from '../Section.tsx';
import { useGoodbye } from './use-goodbye.ts';

/** Deletes the account, after a question that wants a phrase typed. */
export function DeleteAccount() {
  const [isAsking, setIsAsking] = useState(false);
  const sayGoodbye = useGoodbye();
  const { businesses } = useOwnBusinesses();
  // Until they are loaded, the sentence is true in every case.
  const isAnyImported = businesses?.some(({ is_imported }) => is_imported) ?? true;
  const deleting = useDeleteMe(() => sayGoodbye('deleted'));
  return (
    <Section title={DELETE_ACCOUNT}>
      <Paragraph>{DELETE_ACCOUNT_EXPLAINED}</Paragraph>
      <div>
        <Button
          kind="danger"
          onClick={() => {
            deleting.reset();
            setIsAsking(true);
          }}
        >
          {DELETE_ACCOUNT}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={DELETE_ACCOUNT_QUESTION}
        confirmText={DELETE_ACCOUNT_CONFIRM}
        workingText={DELETING}
        keepText={KEEP_ACCOUNT}
        onConfirm={() => deleting.mutate()}
        onClose={() => setIsAsking(false)}
        isDestructive
        isWorking={deleting.isPending}
        error={deleting.isError ? ACCOUNT_DELETE_FAILED : undefined}
        phrase={{ text: DELETE_ACCOUNT_PHRASE, problem: TYPE_DELETE_ACCOUNT }}
      >
        <BulletList lines={deleteAccountConsequences(isAnyImported)} />
        <p>{DELETE_ACCOUNT_CANNOT_UNDO}</p>
      </ConfirmDialog>
    </Section>
  );
}
