/** The script of pages that are not public pages, yet ask: diaries and the dashboard's document. */
import { askAboutVisits } from './ask-about-visits.ts';

askAboutVisits(document);
