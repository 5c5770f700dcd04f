/** The module that other websites import after the first free time. */

import { addStyles } from '../embed/shadow.ts';

export * from './parts.ts';

addStyles(import.meta.css);
