import type { Business } from '@daybook/schema/contract/business';
import { useAnswerWhoWorks, useSavePlace } from '../../../api/catalogue.ts';
import { failureTextOf } from '../../../api/call-error.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { useToast } from '../../../ui/message/Toasts.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';

/** Asks owners from before there were teams and places about theirs, one question at a time. */
export function Questions({ business }: { business: Business }) {
  const [place] = business.asks_about_places;
  if (business.asks_who_works) return <WhoWorks business={business} />;
  return place ? <AtOnce key={place.id} business={business} place={place} /> : null;
}

function WhoWorks({ business }: { business: Business }) {
  const answer = useAnswerWhoWorks(business.id);
  const showToast = useToast();
  return (
    <Question
      title={WHO_WORKS}
      explanation={WHO_WORKS_EXPLAINED}
      yes={YES_ALL}
      no={NO_OTHERS}
      isWorking={answer.isPending}
      error={answer.error}
      onAnswer={(isYes) =>
        answer.mutate(isYes, { onSuccess: () => showToast(isYes ? OWNER_ADDED : ADD_TEAM) })
      }
    />
  );
}

interface AtOnceProps {
  business: Business;
  place: Business['asks_about_places'][number];
}

function AtOnce({ business, place }: AtOnceProps) {
  const save = useSavePlace(business.id);
  const showToast = useToast();
  const { id, ...details } = place;
  return (
    <Question
      title={moreThanOne(place.name)}
      explanation={MORE_THAN_ONE_EXPLAINED}
      yes={YES_MORE}
      no={NO_ONE}
      isWorking={save.isPending}
      error={save.error}
      onAnswer={(isYes) =>
        save.mutate(
          { id, body: { ...details, at_once: isYes ? null : 1 } },
          {
            onSuccess: () => showToast(isYes ? placeKept(place.name) : placeTightened(place.name)),
          },
        )
      }
    />
  );
}

interface QuestionProps {
  title: string;
  explanation: string;
  yes: string;
  no: string;
  isWorking: boolean;
  error: Error | null;
  onAnswer: (isYes: boolean) => void;
}

function Question({ title, explanation, yes, no, isWorking, error, onAnswer }: QuestionProps) {
  return (
    <Card as="section" padding={16} aria-label={title}>
      <Stack gap={12}>
        <Heading size={16}>{title}</Heading>
        <Text tone="soft" isMeasured>
          {explanation}
        </Text>
        <Row gap={12}>
          <Button onClick={() => onAnswer(true)} isWorking={isWorking} workingText={SAVING_ANSWER}>
            {yes}
          </Button>
          {isWorking ? null : <Button onClick={() => onAnswer(false)}>{no}</Button>}
        </Row>
        {error ? (
          <Notice tone="error" isAnnounced>
            {failureTextOf(error, ANSWER_FAILED)}
          </Notice>
        ) : null}
      </Stack>
    </Card>
  );
}

const WHO_WORKS = 'Do you take every appointment yourself?';
const WHO_WORKS_EXPLAINED =
  'If you do, we’ll add you to all upcoming dates. Then customers can’t book you twice at the same time, whichever event they choose. Existing bookings keep their times.';
const YES_ALL = 'Yes, all of them';
const NO_OTHERS = 'No, other people do too';
const OWNER_ADDED = 'You’re on all upcoming dates now.';
const ADD_TEAM = 'You can add your team in Settings, under ‘Team’.';

const moreThanOne = (place: string) => `Can ${place} take more than one appointment at a time?`;
const MORE_THAN_ONE_EXPLAINED =
  'Several of your events use it on the same date. If it takes one appointment at a time, a booking for one event makes that time unavailable for the others.';
const YES_MORE = 'Yes, any number';
const NO_ONE = 'No, one at a time';
const placeKept = (place: string) => `${place} takes any number of appointments at a time.`;
const placeTightened = (place: string) =>
  `${place} now takes one appointment at a time. Existing bookings stay. If any overlap, Settings lists them under ‘Places’.`;

const SAVING_ANSWER = 'Saving…';
const ANSWER_FAILED = {
  refused: 'We couldn’t save your answer.',
  network: 'We couldn’t save your answer. Check your connection, then try again.',
};
