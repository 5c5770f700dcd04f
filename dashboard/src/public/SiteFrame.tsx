import type { ReactNode } from 'react';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import type { User } from '@daybook/schema/contract/user';
import { Page } from '#ui/Page.tsx';
import '#ui/base.css';
import { SiteBar } from './navigation/SiteBar.tsx';
import { SiteFooter } from './navigation/SiteFooter.tsx';
import type { SiteView } from './page-files.ts';
import styles from './site-frame.module.css';

interface SiteFrameProps {
  name: SiteView;
  facts: SiteFacts;
  user: User | null;
  children: ReactNode;
}

export function SiteFrame({ name, facts, user, children }: SiteFrameProps) {
  return (
    <Page
      header={
        <>
          <SiteBar name={name} user={user} />
          {name === 'home' && <Goodbye />}
        </>
      }
      footer={<SiteFooter operator={facts.operator} />}
    >
      {children}
    </Page>
  );
}

/** Empty on the home page until live.ts finds a goodbye in the address. */
function Goodbye() {
  return <p className={styles.goodbye} role="status" data-goodbye="" />;
}
