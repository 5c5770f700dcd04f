import { Notice } from '../Notice.tsx';

/** Says why a click had no effect, if there is a text. */
export const Problem = ({ text }: { text: string | false | null | undefined }) =>
  text ? (
    <Notice tone="error" isAnnounced>
      {text}
    </Notice>
  ) : null;
