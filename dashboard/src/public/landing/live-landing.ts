/** What moves on the landing page. */
import { openPictures } from './live-gallery.ts';
import { startDemo } from './live-demo.ts';

startDemo(document);
openPictures(document);
