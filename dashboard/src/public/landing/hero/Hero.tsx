import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { CallToAction } from '../CallToAction.tsx';
import { DemoDiary } from './DemoDiary.tsx';
import { HEADLINE, HERO_LEDE } from './hero-texts.ts';
import styles from './hero.module.css';
import { OwnerPanel } from './OwnerPanel.tsx';
import { PriceLine } from './PriceLine.tsx';

interface HeroProps {
  facts: SiteFacts;
  isSignedIn: boolean;
}

/** What Daybook is, in a sentence, and a diary that works. */
export function Hero({ facts, isSignedIn }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.headline}>
          {HEADLINE.first} <span className={styles.second}>{HEADLINE.second}</span>
        </h1>
        <p className={styles.lede}>{HERO_LEDE}</p>
        <CallToAction isSignedIn={isSignedIn} />
        <PriceLine facts={facts} />
      </div>
      <DemoDiary slug={facts.demoDiarySlug} />
      <OwnerPanel />
    </div>
  );
}
