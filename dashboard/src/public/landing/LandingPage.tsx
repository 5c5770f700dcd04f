import type { PublicPage, ViewProps } from '../public-page.ts';
import {
  AskedOften,
  BusinessKinds,
  ClosingCall,
  GetStarted,
  News,
  Testimonials,
  WhatChanges,
} from './LandingSections.tsx';
import { Gallery } from './Gallery.tsx';
import { Hero } from './Hero.tsx';
import { PAGE_TITLE, pageDescription } from './landing-texts.ts';
import { Promises } from './Promises.tsx';
import { structuredData } from './structured-data.ts';

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
