import styles from './field.module.css';

/** The look of an input, for forms with a layout of their own. */
export const inputClass = styles.input;
