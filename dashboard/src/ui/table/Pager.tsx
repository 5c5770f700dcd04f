import { pageNumbers } from '@daybook/schema/rules/page-numbers';
import { Button } from '../Button.tsx';
import { NEXT, pageNumbered, PREVIOUS, showing, type Counted } from '../interface-texts.ts';
import styles from './table.module.css';

const PAGER_NUMBERS = 5;

interface PagerProps {
  /** From 1. */
  page: number;
  pageCount: number;
  pageSize: number;
  total: number;
  what: Counted;
  onTurn: (page: number) => void;
}

/** Shows Previous, nearby pages, Next, and which rows are shown. Shows nothing without rows. */
export function Pager({ page, pageCount, pageSize, total, what, onTurn }: PagerProps) {
  if (total === 0) return null;
  const first = (page - 1) * pageSize + 1;
  return (
    <div className={styles.pager}>
      {/* Read out, because the focus stays on the button that turned the page. */}
      <p role="status" className={styles.showing}>
        {showing(first, Math.min(page * pageSize, total), total, what)}
      </p>
      {pageCount > 1 ? (
        <nav className={styles.pages} aria-label={`Pages of ${what.many}`}>
          <Button onClick={() => onTurn(page - 1)} isHeld={page <= 1}>
            {PREVIOUS}
          </Button>
          {pageNumbers(page, pageCount, PAGER_NUMBERS).map((number) => (
            <button
              key={number}
              type="button"
              className={styles.number}
              aria-label={pageNumbered(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onTurn(number)}
            >
              {number}
            </button>
          ))}
          <Button onClick={() => onTurn(page + 1)} isHeld={page >= pageCount}>
            {NEXT}
          </Button>
        </nav>
      ) : null}
    </div>
  );
}
