import { PRODUCT_NAME } from '@daybook/schema/words/product';
import styles from './footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <p>Bookings by {PRODUCT_NAME}</p>
    </footer>
  );
}
