import { useState } from 'react';
import type { User } from '@daybook/schema/contract/user';
import { TEXT_BYTES_TOLD } from '@daybook/schema/figures/bounds';
import { withQuery } from '@daybook/schema/rules/path';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import { exportMe } from '#api/downloads.ts';
import { useCall, useChange } from '#api/use-call.ts';
import { GOODBYE_QUERY, type Goodbye } from '#navigation/navigation-texts.ts';
import { BUSINESSES_LOAD_FAILED } from '#owner/business-texts.ts';
import { useOwnBusinesses } from '#owner/businesses.ts';
import { allowViews, remembersViews } from '#session/on-device.ts';
import { useSession } from '#session/SessionContext.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx';
import { Facts } from '#ui/Facts.tsx';
import { Switch } from '#ui/fields/Checkbox.tsx';
import { EXPORTING, DELETING } from '#ui/interface-texts.ts';
import { Section, BulletList } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { Download } from '../Download.tsx';
import { TAB_ACCOUNT } from '../settings-texts.ts';
import * as accountTexts from './account-texts.ts';
import { Sessions } from './Sessions.tsx';

export function AccountPanel({ user }: { user: User }) {
  const { data: texts } = useCall('getTextUse', {});
  return (
    <>
      <Section gap={12} title={TAB_ACCOUNT}>
        <Facts
          facts={[
            { label: accountTexts.ACCOUNT_FACTS.email, value: user.email },
            { label: accountTexts.ACCOUNT_FACTS.name, value: fullName(user) || accountTexts.NAME_NOT_GIVEN },
            { label: accountTexts.ACCOUNT_FACTS.businesses, value: <BusinessCount /> },
            ...(texts && texts.bytes >= TEXT_BYTES_TOLD
              ? [{ label: accountTexts.ACCOUNT_FACTS.texts, value: accountTexts.textUse(texts.bytes) }]
              : []),
          ]}
        />
        <Views />
      </Section>
      <ExportData />
      <Sessions />
      {user.is_admin ? null : <DeleteAccount />}
    </>
  );
}

function BusinessCount() {
  const { load } = useOwnBusinesses();
  return (
    <Loaded query={load} failed={BUSINESSES_LOAD_FAILED} shape={<Skeleton width="2rem" />}>
      {({ length }) => length}
    </Loaded>
  );
}

function fullName({ google_user_data: { given_name, family_name } }: User): string {
  return [given_name, family_name].filter(Boolean).join(' ');
}

const NAMELESS = `${PRODUCT_NAME.toLowerCase()}-export.zip`;

function ExportData() {
  return (
    <Section gap={12} title={accountTexts.EXPORT_DATA}>
      <Text tone="soft" isMeasured>
        {accountTexts.EXPORT_EXPLAINED}
      </Text>
      <Download
        receive={exportMe}
        nameless={NAMELESS}
        workingText={EXPORTING}
        failed={accountTexts.EXPORT_FAILED}
      >
        {accountTexts.EXPORT_DATA}
      </Download>
    </Section>
  );
}

/** Lets the owner object to what only makes the dashboard handier (PECR, regulation 6 and schedule A1). */
function Views() {
  const [isOn, setIsOn] = useState(remembersViews);
  return (
    <Switch
      label={accountTexts.REMEMBER_VIEWS}
      hint={accountTexts.REMEMBER_VIEWS_EXPLAINED}
      checked={isOn}
      onChange={({ target }) => {
        setIsOn(target.checked);
        allowViews(target.checked);
      }}
    />
  );
}

/** Deletes the account, after asking the owner to type a phrase. */
function DeleteAccount() {
  const [isAsking, setIsAsking] = useState(false);
  const sayGoodbye = useGoodbye();
  const { businesses } = useOwnBusinesses();
  // Until the businesses load, the text is true in any case.
  const isAnyImported = businesses?.some(({ is_imported }) => is_imported) ?? true;
  const deleting = useChange('deleteMe', { onSuccess: () => sayGoodbye('deleted') });
  return (
    <Section gap={12} title={accountTexts.DELETE_ACCOUNT}>
      <Text tone="soft" isMeasured>
        {accountTexts.DELETE_ACCOUNT_EXPLAINED}
      </Text>
      <div>
        <Button
          kind="danger"
          onClick={() => {
            deleting.reset();
            setIsAsking(true);
          }}
        >
          {accountTexts.DELETE_ACCOUNT}
        </Button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={accountTexts.DELETE_ACCOUNT_QUESTION}
          confirmText={accountTexts.DELETE_ACCOUNT_CONFIRM}
          workingText={DELETING}
          keepText={accountTexts.KEEP_ACCOUNT}
          onConfirm={() => deleting.mutate({})}
          onClose={() => setIsAsking(false)}
          isDestructive
          isWorking={deleting.isPending}
          error={deleting.isError ? accountTexts.ACCOUNT_DELETE_FAILED : undefined}
          phrase={{ text: accountTexts.DELETE_ACCOUNT_PHRASE, problem: accountTexts.TYPE_DELETE_ACCOUNT }}
        >
          <BulletList lines={accountTexts.deleteAccountConsequences(isAnyImported)} />
          <p>{accountTexts.DELETE_ACCOUNT_CANNOT_UNDO}</p>
        </ConfirmDialog>
      ) : null}
    </Section>
  );
}

/** Opens the home page, which says why. The server has ended the session, so it ends here too. */
function useGoodbye() {
  const { forget } = useSession();
  return (why: Goodbye) => {
    forget();
    window.location.assign(withQuery(pages.home, { [GOODBYE_QUERY]: why }));
  };
}
