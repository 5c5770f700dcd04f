import { LEAVE_EMPTY } from './form-texts.ts';
import styles from './trap.module.css';

/** A field that people neither see nor reach: whoever fills it in is a program. */
export function Trap() {
  return (
    <label className={styles.trap}>
      {LEAVE_EMPTY}
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
