import { Suspense, useDeferredValue } from 'react';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { useSession } from '#session/SessionContext.tsx';
import { part } from '#ui/part.tsx';
import styles from './top-bar.module.css';

// Loaded later because it is below the first screen.
const WholeFooter = part(async () => (await import('./WholeFooter.tsx')).WholeFooter);

/** Shows owners the full footer with links to help, and customers and the admin one line. */
export function Footer() {
  const { user, isPending } = useSession();
  // The page's own requests go first.
  const isNext = useDeferredValue(true, false);
  if (isPending || !isNext) return null;
  return user && !user.is_admin ? (
    <Suspense fallback={null}>
      <WholeFooter />
    </Suspense>
  ) : (
    <footer className={styles.footer}>
      <p>Bookings by {PRODUCT_NAME}</p>
    </footer>
  );
}
