import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Emblem } from '../ui/Emblem.tsx';
import { Facts, type Fact } from '../ui/Facts.tsx';
import { NarrowPage } from '../ui/Layout.tsx';
import { Loading } from '../ui/Loading.tsx';
import { LinkFailed } from '../ui/message/LinkFailed.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Text } from '../ui/Text.tsx';
import { LINK_LOADING, LINK_UNABLE_TO_OPEN } from './email-link-texts.ts';
import type { Unopened } from './use-link.ts';

interface LinkNotOpenProps {
  state: Unopened;
  /** The loaded page's title and fact labels. */
  title: string;
  labels: readonly string[];
  help: string;
  onRetry: () => void;
}

/** Shows the page behind an emailed link while it loads, or why it can't be opened. */
export function LinkNotOpen({ state, title, labels, help, onRetry }: LinkNotOpenProps) {
  if (state.kind === 'failed')
    return <LinkFailed {...state} title={LINK_UNABLE_TO_OPEN} {...{ help, onRetry }} />;
  return (
    <Loading text={LINK_LOADING}>
      <NarrowPage>
        <PageHeading title={title}>{title}</PageHeading>
        <Skeleton width="28rem" />
        <div aria-hidden="true">
          <Facts facts={labels.map((label) => ({ label, value: <Skeleton width="60%" /> }))} />
        </div>
      </NarrowPage>
    </Loading>
  );
}

interface LinkPageProps {
  icon?: LucideIcon;
  tone?: 'leaf' | 'sky' | 'amber';
  title: string;
  lead?: string;
  facts: Fact[];
  lines?: readonly string[];
  children: ReactNode;
  problem?: string | null;
  foot?: ReactNode;
}

/** Shows the page behind an emailed link: its facts and one action. */
export function LinkPage(props: LinkPageProps) {
  const { icon, tone = 'sky', title, lead, facts, lines = [], children, problem = null, foot } = props;
  return (
    <NarrowPage>
      {icon ? <Emblem {...{ icon, tone }} /> : null}
      <PageHeading title={title} takesFocus>
        {title}
      </PageHeading>
      {lead === undefined ? null : <Text tone="soft">{lead}</Text>}
      <Facts facts={facts} />
      {lines.map((text) => (
        <Text key={text} tone="soft">
          {text}
        </Text>
      ))}
      {children}
      {problem === null ? null : (
        <Notice tone="error" isAnnounced>
          {problem}
        </Notice>
      )}
      {foot}
    </NarrowPage>
  );
}
