import { useRef, type ReactNode } from 'react';
import SearchX from 'lucide-react/icons/search-x';
import { ADJUST_SEARCH, CLEAR_FILTERS } from '../../ui/interface-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Layout.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { EmptyState } from '../../ui/message/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { Table, type Column } from '../../ui/table/Table.tsx';
import { useFocus } from '../../ui/use-focus.ts';
import hidden from '../../ui/visually-hidden.module.css';
import { ListControls } from './ListControls.tsx';
import { isNarrowed } from './list-address.ts';
import { NOTHING_FOUND } from './list-texts.ts';
import { loadFailureOf } from './load-failure.ts';
import { TableCard } from './TableCard.tsx';
import type { FoundList } from './use-list.ts';

interface ListSectionProps<Row, Filter extends string, Sort extends string> {
  found: FoundList<Row, Filter, Sort>;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => number;
  isDimmed?: (row: Row) => boolean;
  /** Whether a dialog about one of its rows is open. */
  isAsking?: boolean;
  /** Instead of the words that all lists have for it. */
  failed?: string;
  /** What is done to all of it, beside its title. */
  action?: ReactNode;
}

/** A list with its search, filter, order and pages. */
export function ListSection<Row, Filter extends string, Sort extends string>({
  found,
  columns,
  keyOf,
  isDimmed,
  isAsking = false,
  failed,
  action,
}: ListSectionProps<Row, Filter, Sort>) {
  const { list, view, load, change } = found;
  const top = useRef<HTMLElement>(null);
  // The button of a deleted row is gone once the list is here again and the dialog has closed, in either order.
  const heading = useFocus<HTMLHeadingElement>(`${load.dataUpdatedAt} ${isAsking}`, { ifLost: true });
  const turn = (page: number) => {
    change({ page });
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  const clear = () => change({ search: '', filter: list.filters[0].value, kind: '' });
  return (
    <Section
      ref={top}
      title={list.title}
      isTitleHidden={list.isTitleHidden}
      headingRef={heading}
      aside={action}
    >
      <ListControls {...{ list, view, change }}>
        {isNarrowed(view, list) ? (
          <Button kind="quiet" onClick={clear}>
            {CLEAR_FILTERS}
          </Button>
        ) : null}
      </ListControls>
      <p role="status" className={hidden.hidden}>
        {load.data?.total === 0 && isNarrowed(view, list) ? NOTHING_FOUND : ''}
      </p>
      <Loaded
        query={load}
        failed={loadFailureOf(load.error, failed)}
        shape={<Skeleton width="100%" height="30rem" />}
      >
        {(data) =>
          data.total === 0 ? (
            <Nothing isSearched={isNarrowed(view, list)} empty={list.empty} />
          ) : (
            <>
              <TableCard>
                <Table
                  caption={list.title}
                  rows={data.rows}
                  isBusy={load.isPlaceholderData}
                  {...{ columns, keyOf }}
                  {...(isDimmed ? { isDimmed } : {})}
                />
              </TableCard>
              <Pager
                page={data.page}
                pageCount={data.page_count}
                pageSize={list.pageSize}
                total={data.total}
                what={list.what}
                onTurn={turn}
              />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

interface NothingProps {
  isSearched: boolean;
  empty: { title: string; text: string };
}

/** Why the list is empty. */
function Nothing({ isSearched, empty }: NothingProps) {
  return isSearched ? (
    <EmptyState icon={SearchX} title={NOTHING_FOUND} level={3}>
      {ADJUST_SEARCH}
    </EmptyState>
  ) : (
    <EmptyState title={empty.title} level={3}>
      {empty.text}
    </EmptyState>
  );
}
