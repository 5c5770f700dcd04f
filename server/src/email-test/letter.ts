/** The email that tests whether email arrives. */
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
    preview: `Sent at ${at} to test whether email arrives.`,
    heading: 'This test email has arrived',
    parts: [
      {
        type: 'paragraph',
        text: `Someone tested ${PRODUCT_NAME}’s email with this address. You don’t need to do anything.`,
      },
      {
        type: 'details',
        rows: [
          { label: 'Sent at', value: at },
          { label: 'Sent by', value: publicUrl },
        ],
      },
    ],
    footer: [`${PRODUCT_NAME} sent this because someone ran its email test with this address.`],
  };
  const subject = subjectLine(`${PRODUCT_NAME} test email`);
  return {
    subject,
    html: letterHtml(content, subject),
    text: plainText(content),
    replyTo: { name: PRODUCT_NAME, email: supportEmail },
  };
}
