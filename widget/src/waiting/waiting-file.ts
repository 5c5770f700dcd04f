/** The waiting list's form. On other websites it is a file of its own, loaded when somebody opens it. */
export { WaitingForm } from './WaitingForm.tsx';
