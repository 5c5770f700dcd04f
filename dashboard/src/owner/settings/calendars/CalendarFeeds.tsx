import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { CalendarFeed } from '@daybook/schema/contract/calendars';
import type { Person } from '@daybook/schema/contract/catalogue';
import { momentText } from '@daybook/schema/rules/calendar-day';
import { textOf } from '#api/call-error.ts';
import { useCall, useChange } from '#api/use-call.ts';
import { ConfirmChange } from '#confirm/ConfirmChange.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Switch } from '#ui/fields/Checkbox.tsx';
import { Row, Section, Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Problem } from '#ui/message/Problem.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { RowText, Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import * as texts from './calendars-texts.ts';
import { Steps } from './Steps.tsx';
import styles from '../settings.module.css';

interface FeedsProps {
  business: Business;
  people: readonly Person[];
}

export function CalendarFeeds({ business, people }: FeedsProps) {
  const everyone = { id: null, name: texts.ALL_BOOKINGS };
  return (
    <Section gap={16} title={texts.FEEDS} text={texts.FEEDS_EXPLAINED}>
      <Loaded
        query={useCall('listCalendarFeeds', { params: { businessId: business.id } })}
        failed={texts.FEEDS_LOAD_FAILED}
        shape={<Skeleton width="100%" height="4.5rem" />}
      >
        {(feeds) => (
          <Card as="ul" isRuled>
            {[everyone, ...people].map(({ id, name }) => (
              <Stack as="li" key={id ?? 'all'} gap={12} isInset>
                <FeedOf
                  business={business}
                  resourceId={id}
                  whose={name}
                  feed={feeds.find(({ resource_id }) => resource_id === id) ?? null}
                />
              </Stack>
            ))}
          </Card>
        )}
      </Loaded>
      <Disclosure summary={texts.HOW_TO_SUBSCRIBE}>
        <Stack gap={16}>
          <Steps of={texts.SUBSCRIBE_STEPS} />
          <Text size={14} tone="soft" isMeasured>
            {texts.GOOGLE_IS_SLOW}
          </Text>
        </Stack>
      </Disclosure>
    </Section>
  );
}

interface FeedProps {
  business: Business;
  /** Null for the whole business */
  resourceId: number | null;
  whose: string;
  feed: CalendarFeed | null;
}

function FeedOf({ business, resourceId, whose, feed }: FeedProps) {
  const save = useChange('saveCalendarFeed');
  const saveWith = (with_names: boolean) =>
    save.mutate({ params: { businessId: business.id }, body: { resource_id: resourceId, with_names } });
  const failure = <Problem text={save.error && textOf(save.error, texts.FEED_SAVE_FAILED)} />;
  if (!feed)
    return (
      <>
        <Row gap={12} justify="between">
          <RowText look="strong">{whose}</RowText>
          <Button
            onClick={() => saveWith(false)}
            isWorking={save.isPending}
            workingText={texts.GETTING_ADDRESS}
          >
            {texts.GET_ADDRESS}
            <VisuallyHidden> {whose}</VisuallyHidden>
          </Button>
        </Row>
        {failure}
      </>
    );
  // The switch changes at once, and back if the server refuses.
  const withNames = save.isPending ? save.variables.body.with_names : feed.with_names;
  return (
    <>
      <RowText look="strong" as="p">
        {whose}
      </RowText>
      <Row gap={12}>
        <Text size={14} className={styles.feed}>
          {feed.url}
        </Text>
        <CopyButton text={feed.url} what={texts.addressOf(whose)} />
      </Row>
      <Switch
        label={texts.WITH_NAMES}
        hint={texts.WITH_NAMES_HINT}
        checked={withNames}
        onChange={(event) => saveWith(event.target.checked)}
      />
      {failure}
      <Row gap={12} justify="between">
        <RowText look="soft">
          {feed.read_at === null
            ? texts.NEVER_READ
            : texts.lastRead(momentText(Date.parse(feed.read_at), business.timezone))}
        </RowText>
        <FeedActions business={business} feed={feed} whose={whose} />
      </Row>
    </>
  );
}

interface FeedActionsProps {
  business: Business;
  feed: CalendarFeed;
  whose: string;
}

function FeedActions({ business, feed, whose }: FeedActionsProps) {
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null);
  const params = { businessId: business.id, feedId: feed.id };
  const question = {
    keepText: texts.KEEP_ADDRESS,
    failed: texts.FEED_SAVE_FAILED,
    onClose: () => setAsked(null),
  };
  return (
    <Row gap={8}>
      <Button onClick={() => setAsked('renew')}>
        {texts.NEW_ADDRESS}
        <VisuallyHidden> {whose}</VisuallyHidden>
      </Button>
      <Button onClick={() => setAsked('remove')}>
        {texts.REMOVE}
        <VisuallyHidden> {whose}</VisuallyHidden>
      </Button>
      {asked === 'renew' ? (
        <ConfirmChange
          {...question}
          isDestructive={false}
          title={texts.newAddressQuestion(whose)}
          confirmText={texts.NEW_ADDRESS}
          workingText={texts.MAKING_ADDRESS}
          call="renewCalendarFeed"
          given={{ params, body: {} }}
          done={texts.NEW_ADDRESS_MADE}
        >
          <p>{texts.NEW_ADDRESS_CONSEQUENCE}</p>
        </ConfirmChange>
      ) : null}
      {asked === 'remove' ? (
        <ConfirmChange
          {...question}
          title={texts.removeAddressQuestion(whose)}
          confirmText={texts.REMOVE}
          workingText={texts.REMOVING}
          call="deleteCalendarFeed"
          given={{ params }}
          done={texts.ADDRESS_REMOVED}
        >
          <p>{texts.REMOVE_ADDRESS_CONSEQUENCE}</p>
        </ConfirmChange>
      ) : null}
    </Row>
  );
}
