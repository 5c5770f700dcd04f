import { Loaded, type Loadable } from '../ui/Loaded.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Stack } from '../ui/Layout.tsx';

const CONSEQUENCES_FAILED = 'We couldn’t load what would be deleted.';

interface ConsequencesProps<Found> {
  query: Loadable<Found>;
  /** What was found, in sentences. */
  textOf: (found: Found) => readonly string[];
}

/** Says what else is deleted with something, once the server has told it. */
export function Consequences<Found>({ query, textOf }: ConsequencesProps<Found>) {
  return (
    <Loaded query={query} failed={CONSEQUENCES_FAILED} shape={<Skeleton width="100%" height="5rem" />}>
      {(found) => (
        <Stack gap={8}>
          {textOf(found).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Stack>
      )}
    </Loaded>
  );
}
