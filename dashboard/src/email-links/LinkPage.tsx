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
import type { Unopened } from './link-state.ts';

interface LinkNotOpenProps {
  state: Unopened;
  /** The page's, and of its facts, while they load. */
  title: string;
  labels: readonly string[];
  /** What to do when the link itself is wrong. */
  help: string;
  onRetry: () => void;
}

/** The page behind an emailed link while what it is about loads, or can't be had. */
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
  /** The icon's. */
  tone?: 'leaf' | 'sky' | 'amber';
  title: string;
  /** Between the title and the facts. */
  lead?: string;
  facts: Fact[];
  lines?: readonly string[];
  /** What can be done about it. */
  children: ReactNode;
  /** Why what was asked for on this page didn't happen. */
  problem?: string | null;
  foot?: ReactNode;
}

/** The page behind an emailed link: what it is about, and the one thing that can be done about it. */
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
