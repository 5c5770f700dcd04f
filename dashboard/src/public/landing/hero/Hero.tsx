import type { SiteFacts } from '@daybook/schema/contract/site-page';
import type { User } from '@daybook/schema/contract/user';
import { CallToAction } from '../CallToAction.tsx';
import { DemoDiary } from './DemoDiary.tsx';
import { HEADLINE, HERO_LEDE } from './hero-texts.ts';
import styles from './hero.module.css';
import { OwnerPanel } from './OwnerPanel.tsx';
import { PriceLine } from './PriceLine.tsx';

interface HeroProps {
  facts: SiteFacts;
  user: User | null;
}

/** What Daybook is, in a sentence, and a diary that works. */
export function Hero({ facts, user }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.headline}>
          {HEADLINE.first} <span className={styles.second}>{HEADLINE.second}</span>
        </h1>
        <p className={styles.lede}>{HERO_LEDE}</p>
        <CallToAction facts={facts} user={user} />
        <PriceLine facts={facts} />
      </div>
      <DemoDiary slug={facts.demoDiarySlug} />
      <OwnerPanel />
    </div>
  );
}
