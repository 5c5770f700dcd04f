/**
 * Records emails sent within the same few milliseconds in one commit: a commit waits for the disk, however
 * many rows it changes.
 */

/** Milliseconds. An email sent but not yet recorded when the process is killed is sent again. */
const NOTED_WITHIN = 10;

export interface SentNotes<Email> {
  /** Resolves when the email is recorded. Rejects when the database fails. */
  add(email: Email): Promise<void>;
  /** Records everything that waits at once, so that other writes of the same moment share the commit. */
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
