import Archive from 'lucide-react/icons/archive';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Ellipsis from 'lucide-react/icons/ellipsis';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type ComponentProps, useState, type DragEvent, type ReactNode } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { failureTextOf } from '#api/call-error.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EDIT } from '#ui/interface-texts.ts';
import { Row, Section, Stack } from '#ui/Layout.tsx';
import { Loaded, type Loadable } from '#ui/Loaded.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { Problem } from '#ui/message/Problem.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { RowText } from '#ui/Text.tsx';
import { useFocus } from '#ui/use-focus.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ArchiveDialog } from './ArchiveDialog.tsx';
import { bodyOf, orderedWith, type CatalogueItem } from './catalogue-item.ts';
import * as texts from './catalogue-texts.ts';
import styles from '../settings.module.css';

/** The list itself saves an item only to move or restore it. */
interface SaveItem<Item extends CatalogueItem> {
  mutate: (
    given: {
      params: { businessId: number; itemId: number };
      body: ReturnType<typeof bodyOf<Item>> & { position?: number };
    },
    options?: { onSuccess?: () => void; onError?: () => void },
  ) => void;
  error: Error | null;
}

interface ItemListProps<Item extends CatalogueItem> {
  business: Business;
  words: texts.ItemTexts;
  query: Loadable<Item[]>;
  save: SaveItem<Item>;
  archive: ComponentProps<typeof ArchiveDialog>['archive'];
  /** The parameter of searchBookings for an item */
  filter: 'person_id' | 'place_id' | 'service_id';
  mark?: (item: Item) => ReactNode;
  /** The line under the name, above the upcoming dates and bookings. */
  about?: (item: Item) => string;
  /** A person's services, or the people who offer a service. */
  chips?: (item: Item) => readonly string[];
  badge?: (item: Item) => ReactNode;
  /** What else a row's menu leads to. */
  leads?: ComponentProps<typeof Menu>['items'];
  /** The form for an item, or for a new one (null). */
  form: (item: Item | null, close: () => void) => ReactNode;
}

/** A list that its owner sorts by dragging, or with the menu of each row. */
export function ItemList<Item extends CatalogueItem>(props: ItemListProps<Item>) {
  const { words, query, save } = props;
  const [edited, setEdited] = useState<Item | 'new' | null>(null);
  const [archiving, setArchiving] = useState<Item | null>(null);
  const close = () => setEdited(null);
  const inLists = query.data?.map(({ id, is_archived }) => `${id} ${is_archived}`).join();
  // An item that is used again leaves its list with the button that was pressed.
  const heading = useFocus<HTMLHeadingElement>(inLists, { ifLost: true });
  return (
    <Section
      gap={16}
      title={words.title}
      headingRef={heading}
      text={words.explained}
      aside={<Button onClick={() => setEdited('new')}>{words.add}</Button>}
    >
      <Loaded query={query} failed={words.loadFailed} shape={<Skeleton width="100%" height="15rem" />}>
        {(items) => <Items {...props} items={items} onEdit={setEdited} onArchive={setArchiving} />}
      </Loaded>
      <Problem text={save.error && failureTextOf(save.error, words.saveFailed)} />
      {archiving ? <ArchiveDialog {...props} item={archiving} onClose={() => setArchiving(null)} /> : null}
      {edited === null ? null : props.form(edited === 'new' ? null : edited, close)}
    </Section>
  );
}

interface ItemsProps<Item extends CatalogueItem> extends ItemListProps<Item> {
  items: readonly Item[];
  onEdit: (item: Item) => void;
  onArchive: (item: Item) => void;
}

function Items<Item extends CatalogueItem>(props: ItemsProps<Item>) {
  const { business, items, words, save } = props;
  const open = items.filter((item) => !item.is_archived);
  const archived = items.filter((item) => item.is_archived);
  const [moving, setMoving] = useState<{ id: number; to: number } | null>(null);
  const [said, setSaid] = useState('');
  const shown = orderedWith(open, moving);
  const move = (item: Item, to: number) => {
    if (to < 0 || to >= open.length || shown[to] === item) return;
    setMoving({ id: item.id, to });
    const settled = () => setMoving(null);
    save.mutate(
      { params: { businessId: business.id, itemId: item.id }, body: { ...bodyOf(item), position: to } },
      {
        onSuccess: () => {
          settled();
          setSaid(texts.movedTo(item.name, to + 1, open.length));
        },
        onError: settled,
      },
    );
  };
  return (
    <Stack gap={16}>
      {open.length > 0 ? (
        <Card as="ul" isRuled>
          {shown.map((item, at) => (
            <ItemRow
              key={item.id}
              {...props}
              item={item}
              at={at}
              count={open.length}
              onMove={(to) => move(item, to)}
              onDropAt={(id) => {
                const dropped = open.find((one) => one.id === id);
                if (dropped) move(dropped, at);
              }}
            />
          ))}
        </Card>
      ) : (
        <EmptyState title={words.none} level={3}>
          {words.noneExplained}
        </EmptyState>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {archived.length > 0 ? <Archived {...props} archived={archived} /> : null}
    </Stack>
  );
}

interface ItemRowProps<Item extends CatalogueItem> extends ItemsProps<Item> {
  item: Item;
  /** The position in the list, from 0 */
  at: number;
  count: number;
  onMove: (to: number) => void;
  onDropAt: (id: number) => void;
}

/** The type of dragged items, so that nothing else can be dropped here. */
const DRAGGED = 'application/x-daybook-item';

function ItemRow<Item extends CatalogueItem>({
  item,
  at,
  count,
  onMove,
  onDropAt,
  onArchive,
  onEdit,
  mark,
  about,
  chips,
  badge,
  leads = [],
}: ItemRowProps<Item>) {
  const [isTarget, setIsTarget] = useState(false);
  const drag = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(DRAGGED)) return;
      event.preventDefault();
      setIsTarget(true);
    },
    onDragLeave: () => setIsTarget(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsTarget(false);
      onDropAt(Number(event.dataTransfer.getData(DRAGGED)));
    },
  };
  return (
    <li className={styles.row} data-target={isTarget || undefined} {...drag}>
      <span
        className={styles.grip}
        draggable={count > 1}
        aria-hidden="true"
        onDragStart={(event) => {
          event.dataTransfer.setData(DRAGGED, String(item.id));
          event.dataTransfer.effectAllowed = 'move';
          const row = event.currentTarget.closest('li');
          if (row) event.dataTransfer.setDragImage(row, 12, 12);
        }}
      >
        <Icon icon={GripVertical} tone="faint" />
      </span>
      {mark?.(item)}
      <Stack gap={4} className={styles.itemName}>
        <RowText look="strong" as="p">
          {item.name}
        </RowText>
        {about ? (
          <RowText look="soft" as="p">
            {about(item)}
          </RowText>
        ) : null}
        <RowText look="soft" as="p">
          {texts.upcoming(item.upcoming_dates, item.upcoming_bookings)}
        </RowText>
      </Stack>
      {chips ? <Chips names={chips(item)} /> : null}
      {badge ? <span className={styles.badge}>{badge(item)}</span> : null}
      <Row gap={8} isOneLine className={styles.actions}>
        <Button onClick={() => onEdit(item)} aria-label={texts.editNamed(item.name)}>
          {EDIT}
        </Button>
        <Menu
          icon={Ellipsis}
          label={texts.moreFor(item.name)}
          items={[
            ...moves(at, count, onMove),
            ...leads,
            { icon: Archive, label: texts.ARCHIVE, onChoose: () => onArchive(item) },
          ]}
        />
      </Row>
    </li>
  );
}

const moves = (at: number, count: number, onMove: (to: number) => void) => [
  { icon: ArrowUp, label: texts.MOVE_UP, onChoose: () => onMove(at - 1), isDisabled: at === 0 },
  { icon: ArrowDown, label: texts.MOVE_DOWN, onChoose: () => onMove(at + 1), isDisabled: at === count - 1 },
];

/** More chips would make the row higher than its text. */
const CHIPS_SHOWN = 6;

function Chips({ names }: { names: readonly string[] }) {
  const shown = names.length > CHIPS_SHOWN ? names.slice(0, CHIPS_SHOWN - 1) : names;
  return (
    <Row as="p" gap={8} className={styles.chips}>
      {shown.map((name) => (
        <Badge key={name} tone="quiet">
          {name}
        </Badge>
      ))}
      {shown.length < names.length ? (
        <RowText look="soft">{texts.moreChips(names.length - shown.length)}</RowText>
      ) : null}
    </Row>
  );
}

function Archived<Item extends CatalogueItem>({
  business,
  archived,
  save,
}: ItemsProps<Item> & { archived: readonly Item[] }) {
  const showToast = useToast();
  return (
    <Disclosure summary={texts.archivedCount(archived.length)}>
      <Stack as="ul" gap={8}>
        {archived.map((item) => (
          <Row as="li" key={item.id} justify="between">
            <RowText look="soft">{item.name}</RowText>
            <Button
              kind="quiet"
              onClick={() =>
                save.mutate(
                  { params: { businessId: business.id, itemId: item.id }, body: bodyOf(item) },
                  { onSuccess: () => showToast(texts.savedItem(item.name)) },
                )
              }
            >
              {texts.USE_AGAIN}
              <VisuallyHidden> {item.name}</VisuallyHidden>
            </Button>
          </Row>
        ))}
      </Stack>
    </Disclosure>
  );
}
