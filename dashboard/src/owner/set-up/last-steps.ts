/** The steps that share the form of weekly hours: they load together, after the page. */
export { ReadyStep } from './ReadyStep.tsx';
export { WhenStep } from './WhenStep.tsx';
