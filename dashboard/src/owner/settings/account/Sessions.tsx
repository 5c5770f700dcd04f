import type { OwnSession } from '@daybook/schema/contract/user';
import { momentText, todayIn } from '@daybook/schema/rules/calendar-day';
import { longDate } from '@daybook/schema/rules/date';
import { textOf } from '#api/call-error.ts';
import { useCall, useChange } from '#api/use-call.ts';
import { useLogOut } from '#session/SessionContext.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Row, Section, Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Problem } from '#ui/message/Problem.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { useFocus } from '#ui/use-focus.ts';
import * as texts from './account-texts.ts';
import styles from '../settings.module.css';

export function Sessions() {
  const load = useCall('listSessions', {});
  return (
    <Section gap={12} title={texts.SESSIONS}>
      <Text tone="soft" isMeasured>
        {texts.SESSIONS_EXPLAINED}
      </Text>
      <Loaded
        query={load}
        failed={texts.SESSIONS_LOAD_FAILED}
        shape={<Skeleton width="100%" height="4rem" />}
      >
        {(sessions) => <SessionList sessions={sessions} />}
      </Loaded>
    </Section>
  );
}

function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const end = useChange('endSession');
  const endOthers = useChange('endOtherSessions');
  const logOut = useLogOut();
  const showToast = useToast();
  // When a session ends, its row or button disappears and the list takes the focus.
  const list = useFocus<HTMLUListElement>(sessions.length, { ifLost: true });
  const own = sessions.filter(({ is_this }) => is_this);
  const others = sessions.filter(({ is_this }) => !is_this);
  const error = end.error ?? endOthers.error;
  return (
    <>
      <Card>
        <Stack as="ul" gap={0} isRuled ref={list} tabIndex={-1} aria-label={texts.SESSIONS}>
          {[...own, ...others].map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isWorking={end.isPending && end.variables.params.sessionId === session.id}
              onEnd={
                session.is_this
                  ? logOut
                  : () =>
                      end.mutate(
                        { params: { sessionId: session.id } },
                        { onSuccess: () => showToast(texts.loggedOut(nameOf(session))) },
                      )
              }
            />
          ))}
        </Stack>
      </Card>
      {others.length > 0 ? (
        <div>
          <Button
            onClick={() => endOthers.mutate({}, { onSuccess: () => showToast(texts.LOGGED_OUT_ELSEWHERE) })}
            isWorking={endOthers.isPending}
            workingText={texts.LOGGING_OUT}
          >
            {texts.LOG_OUT_ELSEWHERE}
          </Button>
        </div>
      ) : null}
      <Problem text={error && textOf(error, texts.LOG_OUT_FAILED)} />
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
    <Row as="li" justify="between" isInset>
      <div className={styles.about}>
        <Text weight="medium">
          {nameOf(session)} {session.is_this ? <Badge tone="leaf">{texts.THIS_DEVICE}</Badge> : null}
        </Text>
        <Text size={14} tone="faint">
          {texts.sessionDates(dateHere(session.started_at), dateHere(session.last_used_at))}
        </Text>
      </div>
      <Button
        aria-label={
          session.is_this
            ? texts.LOG_OUT_THIS_DEVICE
            : texts.logOutOf(nameOf(session), momentText(Date.parse(session.last_used_at), zoneHere()))
        }
        onClick={onEnd}
        isWorking={isWorking}
        workingText={texts.LOGGING_OUT}
      >
        {texts.LOG_OUT}
      </Button>
    </Row>
  );
}

const nameOf = ({ device }: OwnSession) => device ?? texts.UNKNOWN_DEVICE;

/** Returns the date of an instant (ISO 8601) in the browser's time zone. */
const dateHere = (instant: string) => longDate(todayIn(zoneHere(), Date.parse(instant)));

const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
