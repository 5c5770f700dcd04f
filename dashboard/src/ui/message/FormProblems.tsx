import { Notice } from '../Notice.tsx';

/** Why a form was not taken, beside what its fields say. Nothing where there is nothing to say. */
export function FormProblems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <Notice tone="error" isAnnounced>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </Notice>
  );
}
