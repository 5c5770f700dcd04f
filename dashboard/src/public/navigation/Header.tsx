import { Link } from 'react-router';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import styles from './navigation.module.css';

export function Header() {
  return (
    <header className={styles.header}>
      <Link className={styles.name} to="/">
        {PRODUCT_NAME}
      </Link>
    </header>
  );
}
