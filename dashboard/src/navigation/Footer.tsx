import { PRODUCT_NAME } from '@daybook/schema/words/product';
import styles from './navigation.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <p>Bookings by {PRODUCT_NAME}</p>
    </footer>
  );
}
