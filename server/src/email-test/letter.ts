/** The letter that only tests whether letters go. */
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { letterHtml } from '../mail/layout.tsx';
import { subjectLine, type Letter, type LetterContent } from '../mail/letter.ts';
import { plainText } from '../mail/plain-text.ts';

export interface TestLetterFacts {
  publicUrl: string;
  supportEmail: string;
  /** Milliseconds since 1970. */
  now: number;
}

export function testLetter({ publicUrl, supportEmail, now }: TestLetterFacts): Letter {
  const at = `${new Date(now).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  const content: LetterContent = {
    preview: `Sent at ${at} to test whether letters arrive.`,
    heading: 'This letter has arrived',
    parts: [
      {
        type: 'paragraph',
        text: `Somebody tested the mail of ${PRODUCT_NAME} with this address. There is nothing to do.`,
      },
      {
        type: 'details',
        rows: [
          { label: 'Sent at', value: at },
          { label: 'Sent by', value: publicUrl },
        ],
      },
    ],
    footer: [`${PRODUCT_NAME} sends this once, because its email test was pressed with this address.`],
  };
  const subject = subjectLine(`Test of ${PRODUCT_NAME}’s mail`);
  return {
    subject,
    html: letterHtml(content, subject),
    text: plainText(content),
    replyTo: { name: PRODUCT_NAME, email: supportEmail },
  };
}
