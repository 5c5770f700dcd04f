import { useState, type ReactNode } from 'react';
import { LOADING } from '#ui/interface-texts.ts';
import { Page } from '#ui/Page.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Footer } from './Footer.tsx';
import { InBarContext, NOTHING } from './in-bar.ts';
import { TopBar } from './TopBar.tsx';
import styles from './top-bar.module.css';

/**
 * Shows the bar and footer around every page. They stay mounted while pages change, so that an open menu, the
 * focus and a click that has begun survive.
 */
export function Frame({ isMoving, children }: { isMoving: boolean; children: ReactNode }) {
  const [inBar, setInBar] = useState(NOTHING);
  return (
    <InBarContext value={setInBar}>
      <Moving isMoving={isMoving} />
      <Page header={<TopBar links={inBar.links}>{inBar.place}</TopBar>} footer={<Footer />} foot={inBar.foot}>
        {children}
      </Page>
    </InBarContext>
  );
}

/** Shows a line at the window's edge while the next page loads. The previous page stays meanwhile. */
function Moving({ isMoving }: { isMoving: boolean }) {
  return (
    <div role="status" className={styles.moving} data-on={isMoving || undefined}>
      {isMoving ? <VisuallyHidden>{LOADING}</VisuallyHidden> : null}
    </div>
  );
}
