/** The mail server of a run, what it refuses just now, and the line to it. It remembers what arrived. */
import { smtpReply, startMailServer } from '../test/mail-server.ts';
import type { Import } from './facts.ts';
import { openMailLine, type LineState } from './mail-line.ts';

export type Mood =
  | LineState
  /** Every recipient, or every letter, is put off: 451. */
  | 'puts recipients off'
  | 'puts letters off'
  /** Every second recipient does not exist: 550. */
  | 'refuses recipients'
  /** Everything is refused, whatever it is: 554. */
  | 'refuses everything';

export interface PostOffice {
  url: string;
  setMood(mood: Mood): Promise<void>;
  imports: readonly Import[];
  cuts: ReadonlyMap<string, number>;
  /** Whether it has ever refused emails to this recipient for good. */
  isRefused: (recipient: string) => boolean;
  close(): Promise<void>;
}

const LINE_STATES: readonly Mood[] = ['well', 'away', 'slow', 'cut within', 'cut after'];

const isLineState = (mood: Mood): mood is LineState => LINE_STATES.includes(mood);

export async function openPostOffice(): Promise<PostOffice> {
  const imports: Import[] = [];
  const refused = new Set<string>();
  let mood: Mood = 'well';
  const server = await startMailServer({
    onRecipient(address) {
      if (mood === 'puts recipients off') throw smtpReply(451, '4.7.1 Greylisted, please come back later');
      if (mood !== 'refuses recipients' || !isUnknown(address)) return;
      refused.add(address);
      throw smtpReply(550, '5.1.1 No such user');
    },
    onMail({ messageId = '', to }) {
      const recipient = to?.[0]?.address ?? '';
      if (mood === 'puts letters off') throw smtpReply(451, '4.3.0 Please try again later');
      if (mood === 'refuses everything') {
        refused.add(recipient);
        throw smtpReply(554, '5.6.0 Message refused');
      }
      imports.push({ messageId: messageId.replace(/^<|>$/g, ''), to: recipient, at: performance.now() });
      // What has arrived is written down above; the whole emails would fill the memory.
      server.received.length = 0;
    },
  });
  const line = await openMailLine(server.port);
  return {
    url: `smtp://127.0.0.1:${line.port}`,
    imports,
    cuts: line.cuts,
    isRefused: (recipient) => refused.has(recipient),
    async setMood(next) {
      mood = next;
      await line.setState(isLineState(next) ? next : 'well');
    },
    async close() {
      await line.close();
      await server.close();
    },
  };
}

/** As good as every second customer. */
function isUnknown(address: string): boolean {
  return /[02468]@/.test(address);
}
