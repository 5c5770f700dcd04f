import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Band } from '../../parts/Band.tsx';
import { HAD, HAVE_INSTEAD, STOP_DOING, STOPPED, WHAT_CHANGES } from './closing-texts.ts';
import styles from './benefits.module.css';

export function WhatChanges() {
  return (
    <Band id="benefits" heading={WHAT_CHANGES}>
      <div className={styles.columns}>
        <Lines heading={STOP_DOING} lines={STOPPED} icon={X} tone="before" />
        <Lines heading={HAVE_INSTEAD} lines={HAD} icon={Check} tone="after" />
      </div>
    </Band>
  );
}

interface LinesProps {
  heading: string;
  lines: readonly string[];
  icon: LucideIcon;
  tone: 'before' | 'after';
}

function Lines({ heading, lines, icon: Icon, tone }: LinesProps) {
  return (
    <div>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.lines} data-tone={tone}>
        {lines.map((line) => (
          <li key={line} className={styles.line}>
            <Icon className={styles.icon} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
