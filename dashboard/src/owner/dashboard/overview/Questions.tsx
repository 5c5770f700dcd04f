import type { Business } from '@daybook/schema/contract/business';
import { useAnswerWhoWorks, useSavePlace } from '../../../api/catalogue.ts';
import { failureTextOf } from '../../../api/call-error.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { useToast } from '../../../ui/message/Toasts.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import * as texts from './questions-texts.ts';

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
      title={texts.WHO_WORKS}
      explanation={texts.WHO_WORKS_EXPLAINED}
      yes={texts.YES_ALL}
      no={texts.NO_OTHERS}
      isWorking={answer.isPending}
      error={answer.error}
      onAnswer={(isYes) =>
        answer.mutate(isYes, { onSuccess: () => showToast(isYes ? texts.OWNER_ADDED : texts.ADD_TEAM) })
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
      title={texts.moreThanOne(place.name)}
      explanation={texts.MORE_THAN_ONE_EXPLAINED}
      yes={texts.YES_MORE}
      no={texts.NO_ONE}
      isWorking={save.isPending}
      error={save.error}
      onAnswer={(isYes) =>
        save.mutate(
          { id, body: { ...details, at_once: isYes ? null : 1 } },
          {
            onSuccess: () =>
              showToast(isYes ? texts.placeKept(place.name) : texts.placeTightened(place.name)),
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
          <Button onClick={() => onAnswer(true)} isWorking={isWorking} workingText={texts.SAVING_ANSWER}>
            {yes}
          </Button>
          {isWorking ? null : <Button onClick={() => onAnswer(false)}>{no}</Button>}
        </Row>
        {error ? (
          <Notice tone="error" isAnnounced>
            {failureTextOf(error, texts.ANSWER_FAILED)}
          </Notice>
        ) : null}
      </Stack>
    </Card>
  );
}
