/** Asks for the page's own files at once. The document itself names those of the app (vite.config.ts). */

import { pageAt } from './pages.ts';
import './ui/base.css';

void pageAt(window.location.pathname)
  ?.load()
  .catch(() => undefined); // The app tries it again, and says what didn't load.
void import('./main.tsx');
