/**
 * Notes together which emails were sent within the same few milliseconds: a commit costs the wait for the disk, however
 * many rows it holds (decision 236).
 */

/** Milliseconds. What is sent and not noted when the process is killed is sent again. */
const NOTED_WITHIN = 10;

export interface SentNotes<Email> {
  /** Resolves when it is noted. Rejects when the database refused. */
  add(email: Email): Promise<void>;
  /** Notes at once what waits. Whoever writes in the same moment shares the commit. */
  flush(): void;
}

interface Batch<Email> {
  emails: Email[];
  noted: Promise<void>;
  flush(): void;
}

export function createSentNotes<Email>(
  markSent: (emails: readonly Email[]) => Promise<void>,
): SentNotes<Email> {
  let open: Batch<Email> | null = null;

  function begin(): Batch<Email> {
    const emails: Email[] = [];
    let flush = () => {};
    const noted = new Promise<void>((resolve, reject) => {
      flush = () => {
        clearTimeout(timer);
        open = null;
        markSent(emails).then(resolve, reject);
      };
    });
    const timer = setTimeout(() => flush(), NOTED_WITHIN);
    return { emails, noted, flush };
  }

  return {
    add(email) {
      open ??= begin();
      open.emails.push(email);
      return open.noted;
    },
    flush: () => open?.flush(),
  };
}
