import type { OwnSession } from '@daybook/schema/contract/user';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { longDate } from '@daybook/schema/rules/date';
import { momentText } from '@daybook/schema/rules/moment-text';
import { useEndSessions, useSessions } from '../../../api/account.ts';
import { textOf } from '../../../api/call-error.ts';
import { useLogOut } from '../../../session/SessionContext.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { useToast } from '../../../ui/message/Toasts.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useFocus } from '../../../ui/use-focus.ts';
import { Paragraph } from '../Paragraph.tsx';
import { Section } from '../Section.tsx';
import {
  LOG_OUT,
  LOG_OUT_ELSEWHERE,
  LOG_OUT_FAILED,
  LOG_OUT_THIS_DEVICE,
  LOGGED_OUT_ELSEWHERE,
  loggedOut,
  LOGGING_OUT,
  logOutOf,
  sessionDates,
  SESSIONS,
  SESSIONS_EXPLAINED,
  SESSIONS_LOAD_FAILED,
  THIS_DEVICE,
  UNKNOWN_DEVICE,
} from './account-texts.ts';
import styles from './sessions.module.css';

export function Sessions() {
  const load = useSessions();
  return (
    <Section title={SESSIONS}>
      <Paragraph>{SESSIONS_EXPLAINED}</Paragraph>
      <Loaded query={load} failed={SESSIONS_LOAD_FAILED} shape={<Skeleton width="100%" height="4rem" />}>
        {(sessions) => <SessionList sessions={sessions} />}
      </Loaded>
    </Section>
  );
}

function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const end = useEndSessions();
  const logOut = useLogOut();
  const showToast = useToast();
  // The row or the button that was pressed goes with what it ended.
  const list = useFocus<HTMLUListElement>(sessions.length, { ifLost: true });
  const own = sessions.filter(({ is_this }) => is_this);
  const others = sessions.filter(({ is_this }) => !is_this);
  const endWith = (id: string | null, done: string) => end.mutate(id, { onSuccess: () => showToast(done) });
  return (
    <>
      <Card>
        <ul ref={list} tabIndex={-1} className={styles.sessions} aria-label={SESSIONS}>
          {[...own, ...others].map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isWorking={end.isPending && end.variables === session.id}
              onEnd={session.is_this ? logOut : () => endWith(session.id, loggedOut(nameOf(session)))}
            />
          ))}
        </ul>
      </Card>
      {others.length > 0 ? (
        <div>
          <Button
            onClick={() => endWith(null, LOGGED_OUT_ELSEWHERE)}
            isWorking={end.isPending && end.variables === null}
            workingText={LOGGING_OUT}
          >
            {LOG_OUT_ELSEWHERE}
          </Button>
        </div>
      ) : null}
      {end.isError ? (
        <Notice tone="error" isAnnounced>
          {textOf(end.error, LOG_OUT_FAILED)}
        </Notice>
      ) : null}
    </>
  );
}

interface SessionRowProps {
  session: OwnSession;
  isWorking: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, isWorking, onEnd }: SessionRowProps) {
  return (
    <li className={styles.session}>
      <div className={styles.about}>
        <p className={styles.device}>
          {nameOf(session)} {session.is_this ? <Badge tone="leaf">{THIS_DEVICE}</Badge> : null}
        </p>
        <p className={styles.dates}>
          {sessionDates(dateHere(session.started_at), dateHere(session.last_used_at))}
        </p>
      </div>
      <Button
        aria-label={
          session.is_this
            ? LOG_OUT_THIS_DEVICE
            : logOutOf(nameOf(session), momentText(Date.parse(session.last_used_at), zoneHere()))
        }
        onClick={onEnd}
        isWorking={isWorking}
        workingText={LOGGING_OUT}
      >
        {LOG_OUT}
      </Button>
    </li>
  );
}

const nameOf = ({ device }: OwnSession) => device ?? UNKNOWN_DEVICE;

/** The date of an instant, ISO 8601, where the owner is. */
const dateHere = (instant: string) => longDate(todayIn(zoneHere(), Date.parse(instant)));

const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
