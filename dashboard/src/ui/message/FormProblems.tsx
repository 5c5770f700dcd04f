import { Notice } from '../Notice.tsx';

/** Why a form was not accepted, besides what its fields show. Draws nothing where there is no problem. */
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
