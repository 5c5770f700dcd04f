import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import DoorOpen from 'lucide-react/icons/door-open';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import MapPin from 'lucide-react/icons/map-pin';
import Scissors from 'lucide-react/icons/scissors';
import Wrench from 'lucide-react/icons/wrench';
import { Band } from '../parts/Band.tsx';
import { BUSINESS_KINDS, BUSINESS_KINDS_LEDE, KINDS, type KindName } from './business-kinds-texts.ts';
import styles from './business-kinds.module.css';

const ICONS: Record<KindName, LucideIcon> = {
  salon: Scissors,
  clinic: HeartPulse,
  tutor: BookOpen,
  trade: Wrench,
  venue: DoorOpen,
  home: MapPin,
};

export function BusinessKinds() {
  return (
    <Band id="business-types" heading={BUSINESS_KINDS} lede={BUSINESS_KINDS_LEDE}>
      <ul className={styles.kinds}>
        {KINDS.map(({ kind, name, text }) => {
          const Icon = ICONS[kind];
          return (
            <li key={kind} className={styles.kind}>
              <Icon className={styles.icon} aria-hidden="true" />
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
