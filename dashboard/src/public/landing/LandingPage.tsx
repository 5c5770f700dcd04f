import type { PublicPage, ViewProps } from '../public-page.ts';
import { AskedOften } from './closing/AskedOften.tsx';
import { ClosingCall } from './closing/ClosingCall.tsx';
import { News } from './closing/News.tsx';
import { WhatChanges } from './closing/WhatChanges.tsx';
import { BusinessKinds } from './BusinessKinds.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { GetStarted } from './GetStarted.tsx';
import { Hero } from './hero/Hero.tsx';
import { PAGE_TITLE, pageDescription } from './landing-texts.ts';
import { Promises } from './promises/Promises.tsx';
import { structuredData } from './structured-data.ts';
import { Testimonials } from './testimonials/Testimonials.tsx';

export const landingPage: PublicPage = {
  title: () => PAGE_TITLE,
  description: pageDescription,
  data: structuredData,
  View: LandingView,
};

function LandingView({ facts, user }: ViewProps) {
  return (
    <>
      <Hero facts={facts} user={user} />
      <GetStarted facts={facts} />
      <BusinessKinds />
      <Promises facts={facts} />
      <Gallery />
      <WhatChanges />
      <Testimonials facts={facts} />
      <AskedOften facts={facts} />
      <News />
      <ClosingCall facts={facts} isSignedIn={user !== null} />
    </>
  );
}
