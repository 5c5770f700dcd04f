/** The email that tests whether email arrives. */
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { emailHtml } from '../../emails/layout.tsx';
import { subjectLine, type Email, type EmailContent } from '../../emails/email.ts';
import { plainText } from '../../emails/plain-text.ts';

export interface TestEmailFacts {
  publicUrl: string;
  supportEmail: string;
  /** Milliseconds since 1970. */
  now: number;
}

export function testBookingEmail({ publicUrl, supportEmail, now }: TestEmailFacts): Email {
  const at = `${new Date(now).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  const content: EmailContent = {
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
    html: emailHtml(content, subject),
    text: plainText(content),
    replyTo: { name: PRODUCT_NAME, email: supportEmail },
  };
}
