import { BarLinks } from './BarLinks.tsx';
import { BarMenu } from './BarMenu.tsx';
import { FIRST_LINKS, HELP_LINKS, LAST_LINKS, OWNER_LINKS, type NamedLink } from './site-links.ts';
import { SITE_LABELS } from './site-texts.ts';
import styles from './site-links.module.css';

interface SiteLinksProps {
  isOwner: boolean;
}

const SITE_LINKS: readonly NamedLink[] = [...FIRST_LINKS, ...HELP_LINKS, ...LAST_LINKS];

/** The links in the bar. An owner's come last, so that they stay where there is no room for the others. */
export function SiteLinks({ isOwner }: SiteLinksProps) {
  return (
    <>
      <div className={styles.site} data-owner={isOwner || undefined}>
        <BarLinks links={FIRST_LINKS} />
        <BarMenu label={SITE_LABELS.howToUse}>
          <BarLinks links={HELP_LINKS} />
        </BarMenu>
        <BarLinks links={LAST_LINKS} />
      </div>
      {isOwner ? <BarLinks links={OWNER_LINKS} /> : null}
    </>
  );
}

/** The same one under the other, in the menu. */
export const SiteLinksInMenu = ({ isOwner }: SiteLinksProps) => (
  <BarLinks links={isOwner ? [...SITE_LINKS, ...OWNER_LINKS] : SITE_LINKS} />
);
