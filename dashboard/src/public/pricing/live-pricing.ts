/** What moves on the pricing page. */
import { reckonInPlace } from './calculator/live-calculator.ts';

reckonInPlace(document);
