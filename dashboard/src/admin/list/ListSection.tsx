import SearchX from 'lucide-react/icons/search-x';
import { useRef, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Select, withChosen } from '#ui/fields/Select.tsx';
import { ADJUST_SEARCH, CLEAR_FILTERS, SORT } from '#ui/interface-texts.ts';
import { Section } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { SearchForm } from '#ui/SearchForm.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { Table, type Column } from '#ui/table/Table.tsx';
import { NOTHING_FOUND, loadFailureOf } from './list-texts.ts';
import { isNarrowed, type ListView, type FoundList, type List } from './use-list.ts';
import hidden from '#ui/text.module.css';
import styles from '../admin.module.css';

interface ListSectionProps<Row, Filter extends string, Sort extends string> {
  found: FoundList<Row, Filter, Sort>;
  columns: readonly Column<Row>[];
  isDimmed?: (row: Row) => boolean;
  /** Replaces the usual text for a list that can't be loaded. */
  failed?: string;
  action?: ReactNode;
  /** The dialogs about its rows. */
  children?: ReactNode;
}

export function ListSection<Row extends { id: number }, Filter extends string, Sort extends string>({
  found,
  columns,
  isDimmed,
  failed,
  action,
  children,
}: ListSectionProps<Row, Filter, Sort>) {
  const { list, view, load, change } = found;
  const top = useRef<HTMLElement>(null);
  const turn = (page: number) => {
    change({ page });
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  const clear = () => change({ search: '', filter: list.filters[0].value, kind: '' });
  return (
    <Section ref={top} title={list.title} isTitleHidden={list.isTitleHidden} aside={action}>
      <ListControls list={list} view={view} change={change}>
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
                  columns={columns}
                  keyOf={({ id }) => id}
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
      {children}
    </Section>
  );
}

interface NothingProps {
  isSearched: boolean;
  empty: { title: string; text: string };
}

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

/** Frames a table that is not a list. On a phone each row is a card of its own. */
export function TableCard({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}

interface RowButtonProps {
  /** What the row is about, for screen readers, which read the button out of context. */
  subject: string;
  children: string;
  onClick: () => void;
}

export function RowButton({ subject, children, onClick }: RowButtonProps) {
  return (
    <Button kind="quiet" aria-label={`${children} ${subject}`} onClick={onClick}>
      {children}
    </Button>
  );
}

interface ListControlsProps<Row, Filter extends string, Sort extends string> {
  list: List<Row, Filter, Sort>;
  view: ListView<Filter, Sort>;
  change: (part: Partial<ListView<Filter, Sort>>) => void;
  children: ReactNode;
}

function ListControls<Row, Filter extends string, Sort extends string>({
  list,
  view,
  change,
  children,
}: ListControlsProps<Row, Filter, Sort>) {
  return (
    <div className={styles.controls} data-kinds={list.kinds ? '' : undefined}>
      <SearchForm {...list.search} search={view.search} onSearch={(search) => change({ search })} />
      <Select
        label={list.filterLabel}
        choices={list.filters}
        value={view.filter}
        onChoose={(filter) => change({ filter })}
      />
      {list.kinds ? (
        <Select
          label={list.kinds.label}
          choices={withChosen(list.kinds.all, list.kinds.choices, { value: view.kind, label: view.kind })}
          value={view.kind}
          onChoose={(kind) => change({ kind })}
        />
      ) : null}
      {list.sorts.length > 1 ? (
        <Select label={SORT} choices={list.sorts} value={view.sort} onChoose={(sort) => change({ sort })} />
      ) : null}
      <div className={styles.end}>{children}</div>
    </div>
  );
}
