import styles from './field.module.css';

/** The look of an input, for forms that lay out what stands around it themselves. */
export const inputClass = styles.input;
