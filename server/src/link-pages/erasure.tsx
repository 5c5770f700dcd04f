/** What a customer can do about having their data deleted, and what became of it. */

import type { MyData } from '@daybook/schema/contract/customer-data';
import { longDate } from '@daybook/schema/rules/date';
import { COMPLAINT_ADDRESS } from '@daybook/schema/words/customer-data-texts';
import { Carried, ChangeForm, Refused, type LinkTo } from './link-document.tsx';
import type { ShownAfter } from './link-page.ts';
import { Moment, Section } from './my-data-parts.tsx';
import * as texts from './my-data-texts.ts';

interface ErasureProps {
  data: Pick<MyData, 'business_name' | 'erasure'>;
  to: LinkTo;
  shown: ShownAfter<'download' | 'erase'>;
}

const ASK_ID = 'ask';

export function Erasure({ data, to, shown: { done, refused } }: ErasureProps) {
  const { business_name: business, erasure } = data;
  const isDone = done.includes('erase');
  const problem = refused?.change === 'erase' ? (refused.message ?? texts.ASK_FAILED) : null;
  const mayAsk = erasure.is === 'not_asked';
  return (
    <Section id="erasure" title={texts.BE_ERASED} hasFocus={isDone && !refused}>
      <Words data={data} />
      {isDone && erasure.is === 'asked' && <p role="status">{texts.askedToast(business)}</p>}
      {isDone && erasure.is === 'deletion_due' && <p role="status">{texts.WILL_EMAIL}</p>}
      {problem !== null && !mayAsk && <Refused>{problem}</Refused>}
      {mayAsk && (
        <>
          {/* The script opens the question at once, and without it the page comes again with it. */}
          <form method="get" action={to.path}>
            <Carried to={{ ...to, carried: { ...to.carried, [ASK_ID]: '1' } }} />
            <button class="second" data-opens={ASK_ID}>
              {texts.REQUEST_ERASURE}
            </button>
          </form>
          <Question
            {...{ business, to, problem }}
            isOpen={problem !== null || to.carried.ask !== undefined}
          />
        </>
      )}
      {erasure.is === 'business_closed' && (
        <ChangeForm to={to}>
          <button class="second" name="change" value="erase" data-working={texts.ASKING}>
            {texts.EMAIL_ME_WHEN_DONE}
          </button>
        </ChangeForm>
      )}
    </Section>
  );
}

interface QuestionProps {
  business: string;
  to: LinkTo;
  problem: string | null;
  isOpen: boolean;
}

/** What is sent and what follows, before anything is sent. */
function Question({ business, to, problem, isOpen }: QuestionProps) {
  return (
    <dialog
      id={ASK_ID}
      role="alertdialog"
      aria-labelledby="ask-title"
      aria-describedby="ask-means"
      open={isOpen}
    >
      <h3 id="ask-title">{texts.askQuestion(business)}</h3>
      <div id="ask-means">
        <p>{texts.askMeans(business)}</p>
        <p>{texts.AGREED_MEANS}</p>
        <p>{texts.STAYS_MEANS}</p>
      </div>
      {problem !== null && <Refused>{problem}</Refused>}
      <div class="acts">
        <form method="dialog">
          <button class="second" autofocus={problem === null}>
            {texts.NOT_NOW}
          </button>
        </form>
        <ChangeForm to={to}>
          <button class="primary" name="change" value="erase" data-working={texts.ASKING}>
            {texts.REQUEST_ERASURE}
          </button>
        </ChangeForm>
      </div>
    </dialog>
  );
}

function Words({ data: { business_name: business, erasure } }: Pick<ErasureProps, 'data'>) {
  switch (erasure.is) {
    case 'not_asked':
      return <p class="soft">{texts.erasureMeans(business)}</p>;
    case 'still_to_come':
      return <p class="soft">{texts.STILL_TO_COME}</p>;
    case 'asked':
      return (
        <>
          <p class="soft">
            <Moment at={erasure.asked_at} say={(moment) => texts.askedOn(business, moment)} />
          </p>
          <p class="soft">{texts.erasureDeadline(longDate(erasure.answer_by))}</p>
          <Complaint />
        </>
      );
    case 'kept':
      return (
        <>
          <p class="soft">
            <Moment at={erasure.kept_at} say={(moment) => texts.keptOn(business, moment)} />
          </p>
          <blockquote>{erasure.reason}</blockquote>
          <p class="soft">
            <Moment at={erasure.may_ask_from} say={texts.mayAskFrom} />
          </p>
          <Complaint />
        </>
      );
    case 'being_erased':
      return <p class="soft">{texts.beingErased(business)}</p>;
    case 'business_closed':
      return <p class="soft">{texts.businessClosed(business, longDate(erasure.deleted_by))}</p>;
    case 'deletion_due':
      return <p class="soft">{texts.deletionDue(business, longDate(erasure.deleted_by))}</p>;
  }
}

function Complaint() {
  return (
    <p class="soft">
      {texts.COMPLAIN} <a href={COMPLAINT_ADDRESS}>{texts.COMPLAIN_TO}</a>.
    </p>
  );
}
