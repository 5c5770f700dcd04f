import BellRing from 'lucide-react/icons/bell-ring';
import { Badge } from '../../../ui/Badge.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { ERASED, JUST_NOW, EMAIL, NOTHING_YET, OWNER_SEES, REFERENCE } from './hero-texts.ts';
import styles from './owner-panel.module.css';

/** What the owner of the diary would see of the visitor's own booking. live-demo.ts fills it in once there is one. */
export function OwnerPanel() {
  return (
    <section className={styles.panel} aria-labelledby="owner-sees" data-owner-panel="">
      <h2 className={styles.heading} id="owner-sees">
        {OWNER_SEES}
      </h2>
      <div className={styles.before} data-before-booking="">
        <p className={styles.invitation}>
          <BellRing className={styles.icon} aria-hidden="true" />
          {NOTHING_YET}
        </p>
        <Outline />
      </div>
      <div className={styles.after} data-after-booking="" hidden>
        <OwnBooking />
        <Email />
        <p className={styles.note}>{ERASED}</p>
      </div>
      <VisuallyHidden>
        <span role="status" data-booking-said="" />
      </VisuallyHidden>
    </section>
  );
}

/** Where the booking and the email will stand. */
function Outline() {
  return (
    <svg className={styles.outline} viewBox="0 0 480 190" preserveAspectRatio="xMinYMin" aria-hidden="true">
      <rect x="0" y="8" width="52" height="12" rx="4" />
      <rect x="0" y="30" width="40" height="8" rx="4" />
      <rect x="84" y="8" width="130" height="12" rx="4" />
      <rect x="84" y="30" width="220" height="8" rx="4" />
      <rect x="400" y="6" width="80" height="18" rx="9" />
      <path d="M1 64h478v125H1z" />
      <rect x="18" y="84" width="170" height="10" rx="4" />
      <rect x="18" y="112" width="440" height="8" rx="4" />
      <rect x="18" y="132" width="400" height="8" rx="4" />
      <rect x="18" y="152" width="240" height="8" rx="4" />
    </svg>
  );
}

/** A row as in the owner's list. */
function OwnBooking() {
  return (
    <div className={styles.booking}>
      <div className={styles.head}>
        <p className={styles.day} data-booking="day" />
        <Badge tone="sky">{JUST_NOW}</Badge>
      </div>
      <div className={styles.row}>
        <p className={styles.time}>
          <strong data-booking="from" />
          <br />
          <span data-booking="until" />
        </p>
        <p className={styles.who}>
          <strong data-booking="who" />
          <br />
          <span data-booking="what" />
          <br />
          <span>
            {REFERENCE} <span data-booking="reference" />
          </span>
        </p>
      </div>
    </div>
  );
}

function Email() {
  return (
    <figure className={styles.email} data-email="">
      <figcaption className={styles.caption}>
        <span className={styles.label}>{EMAIL}</span>
        <strong data-email-part="subject" />
      </figcaption>
      {/* Our origin, so that live-demo.ts can give the email its styles; no script runs in it. */}
      <iframe className={styles.frame} title={EMAIL} sandbox="allow-same-origin" data-email-frame="" />
    </figure>
  );
}
