import { useAdminAnswer } from '../../api/admin.ts';
import { Figures, type Figure } from '../../ui/Figures.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FIGURES, FIGURES_FAILED } from './list-texts.ts';
import { loadFailureOf } from './load-failure.ts';

interface AdminFiguresProps<Counted> {
  /** What they are figures of: a part of the query's key. */
  of: string;
  ask: (signal: AbortSignal) => Promise<Counted>;
  figuresOf: (counted: Counted) => readonly Figure[];
}

/** What the server has counted of a whole list, whatever it shows. */
export function AdminFigures<Counted>({ of, ask, figuresOf }: AdminFiguresProps<Counted>) {
  const load = useAdminAnswer([of, 'figures'], ask);
  return (
    <Loaded
      query={load}
      failed={loadFailureOf(load.error, FIGURES_FAILED)}
      shape={<Skeleton width="100%" height="5.4rem" />}
    >
      {(counted) => <Figures label={FIGURES} figures={figuresOf(counted)} />}
    </Loaded>
  );
}
