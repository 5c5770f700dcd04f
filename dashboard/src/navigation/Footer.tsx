import { Suspense } from 'react';
import { part } from '../ui/part.tsx';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { useSession } from '../session/SessionContext.tsx';
import styles from './footer.module.css';

// It stands below what is seen first, and so is loaded after it.
const WholeFooter = part(async () => (await import('./WholeFooter.tsx')).WholeFooter);

/** Owners get the whole foot, with the ways to help; customers and the admin a line. */
export function Footer() {
  const { user, isPending } = useSession();
  if (isPending) return null;
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
