import BellRing from 'lucide-react/icons/bell-ring';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { RowText, Text } from '../../ui/Text.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as texts from './landing-texts.ts';
import styles from './owner-panel.module.css';

/** What the owner of the diary would see of the visitor's own booking. live-demo.ts fills it in once there is one. */
export function OwnerPanel() {
  return (
    <section className={styles.panel} aria-labelledby="owner-sees" data-owner-panel="">
      <Text as="h2" size={14} weight="strong" id="owner-sees">
        {texts.OWNER_SEES}
      </Text>
      <div className={styles.before} data-before-booking="">
        <Text as="div" tone="soft">
          <Row as="p" gap={12} align="start" isOneLine>
            <Icon icon={BellRing} size={24} tone="sky" />
            {texts.NOTHING_YET}
          </Row>
        </Text>
        <Outline />
      </div>
      <div className={styles.after} data-after-booking="" hidden>
        <OwnBooking />
        <Email />
        <Text size={14} tone="faint">
          {texts.DEMO_ERASED}
        </Text>
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
    <Stack gap={4}>
      <Row gap={12} justify="between" isOneLine>
        <Text size={14} weight="medium" tone="soft" data-booking="day" />
        <Badge tone="sky">{texts.JUST_NOW}</Badge>
      </Row>
      <div className={styles.row}>
        <Text isFigures>
          <strong data-booking="from" />
          <br />
          <RowText look="soft" data-booking="until" />
        </Text>
        <Text breaks>
          <strong data-booking="who" />
          <br />
          <RowText look="soft" data-booking="what" />
          <br />
          <RowText look="soft">
            {texts.REFERENCE} <span data-booking="reference" />
          </RowText>
        </Text>
      </div>
    </Stack>
  );
}

function Email() {
  return (
    <figure className={styles.email} data-email="">
      <Text as="figcaption" size={14} breaks className={styles.caption}>
        <Text as="span" tone="faint">
          {texts.EMAIL}
        </Text>
        <strong data-email-part="subject" />
      </Text>
      {/* Our origin, so that live-demo.ts can give the email its styles; no script runs in it. */}
      <iframe className={styles.frame} title={texts.EMAIL} sandbox="allow-same-origin" data-email-frame="" />
    </figure>
  );
}
