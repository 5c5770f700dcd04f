/** What Daybook receives from pages of other websites, and what their owners can say about it. */
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { BOOKING_RECORD_YEARS } from '@daybook/schema/figures/periods';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { sitePages } from '@daybook/schema/words/routes';
import type { ReadingSection } from '../../parts/ReadingPage.tsx';

export const WIDGET_ID = 'other-websites';

/** For the privacy notice of a website with the widget in it. */
export const noticeOf = ({ origin, operator: { name } }: SiteFacts) =>
  `Our online diary is provided by ${name === null ? PRODUCT_NAME : `${PRODUCT_NAME}, run by ${name}`} (${origin}). When you open a page with the diary, your browser connects to ${PRODUCT_NAME}. It sends your IP address, the name of your browser and the address of our website. ${PRODUCT_NAME} uses your IP address only to limit the number of requests, and the diary stores nothing in your browser. If you book, ${PRODUCT_NAME} processes your details for us and keeps them for up to ${BOOKING_RECORD_YEARS} years after your appointment. More: ${origin}${sitePages.privacy}`;

export const widgetOf = (facts: SiteFacts): ReadingSection => ({
  id: WIDGET_ID,
  heading: 'Diaries on other websites',
  body: (
    <>
      <p>
        A business can show its diary on its own website. Your browser then loads the diary from us as soon as
        you open that page, even if you do not book. Like any web server, we receive your IP address, the name
        of your browser and the address of that website.
      </p>
      <p>
        We use your IP address only to limit the number of requests. The diary keeps nothing in your browser
        there, and we do not count or follow visits to that website.
      </p>
      <p>If you own such a website, you can add this to your own privacy notice:</p>
      <blockquote>
        <p>{noticeOf(facts)}</p>
      </blockquote>
    </>
  ),
});
