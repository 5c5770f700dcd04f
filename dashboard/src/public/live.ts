/** What moves on every public page. Each part leaves a page alone that has nothing for it. */
import { closeMenus } from '../navigation/close-menus.ts';
import { askAboutVisits } from './consent/ask-about-visits.ts';
import { sayGoodbye } from './navigation/live-goodbye.ts';
import { endSession } from './navigation/live-log-out.ts';
import { signUpInPlace } from './newsletter/live-newsletter.ts';

closeMenus(document);
sayGoodbye(document);
endSession(document);
signUpInPlace(document);
askAboutVisits(document);
