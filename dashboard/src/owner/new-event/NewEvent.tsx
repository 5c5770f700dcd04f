import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Suspense } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { EVENT_TEXT_MAX } from '@daybook/schema/figures/bounds';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { BACK_TO_DASHBOARD } from '#navigation/navigation-texts.ts';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { ErrorSummary } from '#ui/message/ErrorSummary.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { part } from '#ui/part.tsx';
import { useLeaveGuard } from '#ui/use-leave-guard.ts';
import { useNow } from '#ui/use-now.ts';
import { Finish, LeaveQuestion, SomeCreated } from './Finish.tsx';
import * as texts from './new-event-texts.ts';
import { HowPeopleBook } from './sections/HowPeopleBook.tsx';
import { Section } from './sections/Section.tsx';
import { When } from './sections/When.tsx';
import { Where } from './sections/Where.tsx';
import { Who } from './sections/Who.tsx';
import { useNewEvent, useNewEventForm, type ChangedHours } from './use-new-event.ts';
import styles from './new-event.module.css';

// It weighs 4 KB, and the page is at its limit without it.
const PreviewCard = part(async () => (await import('./preview/PreviewCard.tsx')).PreviewCard);

interface NewEventProps {
  business: Business;
  isWeekly?: boolean;
  /** The weekly hours to change; null for a new event. Pass the same object every time. */
  changed?: ChangedHours | null;
}

export function NewEvent({ business, isWeekly = false, changed = null }: NewEventProps) {
  const navigate = useNavigate();
  const showToast = useToast();
  const goBack = () => void navigate(withQuery(pages.dashboard, { business: business.id }));
  const finish = (text: string) => {
    showToast(text);
    leave();
  };
  const leave = () => {
    guard.open();
    goBack();
  };
  const newEvent = useNewEvent(business, isWeekly, changed, {
    onCreated: (count) => finish(texts.eventsCreated(count)),
    onPublished: (dates) => finish(texts.weeklyHoursPublished(dates)),
    leave,
  });
  const { form, sending, result, progress } = newEvent;
  const { isDirty } = form.formState;
  const guard = useLeaveGuard(isDirty || progress !== null);
  const now = useNow();
  const today = todayIn(business.timezone, now);
  const title = changed ? texts.CHANGE_HOURS_TITLE : texts.NEW_EVENT_TITLE;
  return (
    <FormProvider {...form}>
      <Row gap={8} isOneLine className={styles.head}>
        <IconButton icon={ArrowLeft} label={BACK_TO_DASHBOARD} onClick={goBack} />
        <PageHeading title={title}>{title}</PageHeading>
      </Row>
      <form className={styles.page} noValidate onSubmit={sending.onSubmit}>
        <div className={styles.sections} inert={progress !== null}>
          {newEvent.attempt > 0 ? (
            <ErrorSummary
              title={texts.FILL_HIGHLIGHTED}
              problems={newEvent.problems}
              unplaced={newEvent.unplaced}
              attempt={newEvent.attempt}
            />
          ) : null}
          <What />
          <When today={today} nation={business.bank_holidays} isChange={changed !== null} />
          <HowPeopleBook today={today} business={business} />
          <Where business={business} />
          <Who business={business} />
        </div>
        <Stack className={styles.side}>
          <Suspense fallback={null}>
            <PreviewCard business={business} now={now} changedId={changed?.id ?? null} />
          </Suspense>
          <Finish
            progress={progress}
            isPublishing={newEvent.isPublishing}
            published={newEvent.published}
            refusal={newEvent.refusal}
            isChange={changed !== null}
            failure={result?.kind === 'none' ? result : null}
            onCancel={goBack}
          />
        </Stack>
      </form>
      {result?.kind === 'some' ? (
        <SomeCreated
          creation={result}
          onRetry={() => newEvent.keepFailed(result.failed.map(({ date }) => date))}
          onLeave={leave}
        />
      ) : null}
      {guard.isAsking ? <LeaveQuestion onLeave={guard.leave} onStay={guard.stay} /> : null}
    </FormProvider>
  );
}

function What() {
  const { register, formState } = useNewEventForm();
  const { errors } = formState;
  return (
    <Section {...texts.WHAT}>
      <TextField
        label={texts.EVENT_NAME}
        autoComplete="off"
        error={errors.event_name?.message}
        {...register('event_name')}
      />
      <TextArea
        label={texts.DESCRIPTION}
        isOptional
        maxCharacters={EVENT_TEXT_MAX}
        error={errors.event_description?.message}
        {...register('event_description')}
      />
      <TextArea
        label={texts.SPECIAL_NOTE}
        hint={texts.SPECIAL_NOTE_HINT}
        isOptional
        maxCharacters={EVENT_TEXT_MAX}
        error={errors.requirements_note?.message}
        {...register('requirements_note')}
      />
      <TextArea
        label={texts.PERSONAL_MESSAGE}
        hint={texts.PERSONAL_MESSAGE_HINT}
        maxCharacters={EVENT_TEXT_MAX}
        error={errors.personal_message?.message}
        {...register('personal_message')}
      />
    </Section>
  );
}
