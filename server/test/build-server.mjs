/** Builds the server if its sources have changed, before tests launch it (launch.ts). */

import { buildWhatIsStale } from '../bin/prepare.mjs';

export default () => buildWhatIsStale(['server']);
