/** What moves on the landing page. */
import { openPictures } from './gallery/live-gallery.ts';
import { startDemo } from './hero/live-demo.ts';

startDemo(document);
openPictures(document);
