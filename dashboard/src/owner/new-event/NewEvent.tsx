import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { BACK_TO_DASHBOARD } from '../../navigation/navigation-texts.ts';
import { preloadDialogs } from '../../ui/dialog/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ErrorSummary } from '../../ui/message/ErrorSummary.tsx';
import { useToast } from '../../ui/message/Toasts.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { useNow } from '../../ui/use-now.ts';
import { Finish } from './creation/Finish.tsx';
import { LeaveQuestion } from './creation/LeaveQuestion.tsx';
import { SomeCreated } from './creation/SomeCreated.tsx';
import { eventsCreated, FILL_HIGHLIGHTED, NEW_EVENT_TITLE } from './new-event-texts.ts';
import styles from './new-event.module.css';
import { PreviewCard } from './preview/PreviewCard.tsx';
import { HowPeopleBook } from './sections/HowPeopleBook.tsx';
import { What } from './sections/What.tsx';
import { When } from './sections/When.tsx';
import { Where } from './sections/Where.tsx';
import { useNewEvent } from './use-new-event.ts';

/** The form of a business that may plan events. */
export function NewEvent({ business }: { business: Business }) {
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
      showToast(eventsCreated(count));
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
      <div className={styles.head}>
        <IconButton icon={ArrowLeft} label={BACK_TO_DASHBOARD} onClick={goBack} />
        <PageHeading title={NEW_EVENT_TITLE}>{NEW_EVENT_TITLE}</PageHeading>
      </div>
      <form className={styles.page} noValidate onSubmit={sending.onSubmit}>
        <div className={styles.sections} inert={progress !== null}>
          {attempt > 0 ? (
            <ErrorSummary title={FILL_HIGHLIGHTED} {...{ problems, unplaced, attempt }} />
          ) : null}
          <What />
          <When today={today} />
          <HowPeopleBook today={today} />
          <Where business={business} />
        </div>
        <div className={styles.side}>
          <PreviewCard business={business} now={now} />
          <Finish
            {...{ progress, refusal }}
            failure={result?.kind === 'none' ? result : null}
            onCancel={goBack}
          />
        </div>
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
