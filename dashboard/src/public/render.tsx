/** Renders the public pages for the server. React makes the HTML there, so no browser loads React for it. */

import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedSitePage, SitePage, SiteRenderer } from '@daybook/schema/contract/site-page';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { aboutPage } from './about/AboutPage.tsx';
import { contactPage } from './contact/ContactPage.tsx';
import { faqPage } from './help/faq/FaqPage.tsx';
import { howToUsePage } from './help/how-to-use/HowToUsePage.tsx';
import { supportPage } from './help/support/SupportPage.tsx';
import { landingPage } from './landing/LandingPage.tsx';
import { accessibilityPage } from './legal/AccessibilityPage.tsx';
import { cookiesPage } from './legal/CookiesPage.tsx';
import { privacyPage } from './legal/PrivacyPage.tsx';
import { termsPage } from './legal/TermsPage.tsx';
import { notFoundPage } from './not-found/NotFoundPage.tsx';
import { FRAME_FILES, PAGE_FILES, type SiteView } from './page-files.ts';
import { pricingPage } from './pricing/PricingPage.tsx';
import type { PublicPage } from './public-page.ts';
import { SiteFrame } from './SiteFrame.tsx';

const PAGES: Record<SiteView, PublicPage> = {
  home: landingPage,
  about: aboutPage,
  howToUse: howToUsePage,
  faq: faqPage,
  support: supportPage,
  pricing: pricingPage,
  contact: contactPage,
  privacy: privacyPage,
  cookies: cookiesPage,
  terms: termsPage,
  accessibility: accessibilityPage,
  notFound: notFoundPage,
};

export const renderSitePage: SiteRenderer['renderSitePage'] = (asked: SitePage): RenderedSitePage => {
  const { name, facts, user, form } = asked;
  const { title, description, data, View } = PAGES[name];
  const files = PAGE_FILES[name];
  const said = title(facts);
  return {
    title: name === 'home' ? `${PRODUCT_NAME} · ${said}` : `${said} · ${PRODUCT_NAME}`,
    heading: said,
    description: description(facts),
    data: data?.(facts) ?? [],
    body: renderToStaticMarkup(
      <SiteFrame name={name} facts={facts} user={user}>
        <View facts={facts} user={user} form={form} />
      </SiteFrame>,
    ),
    styles: [FRAME_FILES.page, files.page].map(sourceOf),
    scripts: [FRAME_FILES.live, ...(files.live === null ? [] : [files.live])].map(sourceOf),
  };
};

/** The module's key in the build's manifests. */
const sourceOf = (file: string) => `src/public/${file}`;
