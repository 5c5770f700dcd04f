import { BusinessInPath } from '../BusinessInPath.tsx';
import * as texts from './new-event-texts.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { EVENT_TEXT_MAX } from '@daybook/schema/figures/bounds';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { BACK_TO_DASHBOARD } from '../../navigation/navigation-texts.ts';
import { preloadDialogs } from '../../ui/dialog/Dialog.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ErrorSummary } from '../../ui/message/ErrorSummary.tsx';
import { useToast } from '../../ui/message/Toasts.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { useNow } from '../../ui/use-now.ts';
import { Finish, LeaveQuestion, SomeCreated } from './creation/Finish.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import styles from './new-event.module.css';
import { PreviewCard } from './preview/PreviewCard.tsx';
import { HowPeopleBook } from './sections/HowPeopleBook.tsx';
import { Section } from './sections/Section.tsx';
import { When } from './sections/When.tsx';
import { Where } from './sections/Where.tsx';
import { Who } from './sections/Who.tsx';
import { useNewEvent, useNewEventForm } from './use-new-event.ts';

/** Create New Calendar Event, for those of the owner's businesses that may plan events. */
export function NewEventPage() {
  return (
    <BusinessInPath title={texts.NEW_EVENT_TITLE} needs="bookings">
      {(business) => <NewEvent key={business.id} business={business} />}
    </BusinessInPath>
  );
}

/** The form of a business that may plan events. */
function NewEvent({ business }: { business: Business }) {
  const navigate = useNavigate();
  const showToast = useToast();
  const goBack = () => void navigate(withQuery(pages.dashboard, { business: business.id }));
  const finish = () => {
    guard.open();
    goBack();
  };
  const { form, sending, attempt, problems, unplaced, refusal, result, progress, keepFailed } = useNewEvent(
    business,
    (count) => {
      showToast(texts.eventsCreated(count));
      finish();
    },
  );
  const { isDirty } = form.formState;
  const guard = useLeaveGuard(isDirty || progress !== null);
  const now = useNow();
  const today = todayIn(business.timezone, now);
  useEffect(preloadDialogs, []);
  return (
    <FormProvider {...form}>
      <Row gap={8} isOneLine className={styles.head}>
        <IconButton icon={ArrowLeft} label={BACK_TO_DASHBOARD} onClick={goBack} />
        <PageHeading title={texts.NEW_EVENT_TITLE}>{texts.NEW_EVENT_TITLE}</PageHeading>
      </Row>
      <form className={styles.page} noValidate onSubmit={sending.onSubmit}>
        <div className={styles.sections} inert={progress !== null}>
          {attempt > 0 ? (
            <ErrorSummary title={texts.FILL_HIGHLIGHTED} {...{ problems, unplaced, attempt }} />
          ) : null}
          <What />
          <When today={today} />
          <HowPeopleBook today={today} business={business} />
          <Where business={business} />
          <Who business={business} />
        </div>
        <Stack className={styles.side}>
          <PreviewCard business={business} now={now} />
          <Finish
            {...{ progress, refusal }}
            failure={result?.kind === 'none' ? result : null}
            onCancel={goBack}
          />
        </Stack>
      </form>
      {result?.kind === 'some' ? (
        <SomeCreated
          creation={result}
          onRetry={() => keepFailed(result.failed.map(({ date }) => date))}
          onLeave={finish}
        />
      ) : null}
      <LeaveQuestion isOpen={guard.isAsking} onLeave={guard.leave} onStay={guard.stay} />
    </FormProvider>
  );
}

export function What() {
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
