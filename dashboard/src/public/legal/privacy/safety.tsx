import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { ReadingSection } from '../../parts/ReadingPage.tsx';

export const SAFETY_ID = 'safety';

/** `origin` is Daybook's own address: without https nothing is encrypted, as on a computer where somebody tries it out. */
export const safetyAt = (origin: string): ReadingSection => ({
  id: SAFETY_ID,
  heading: 'How we keep it safe',
  body: (
    <>
      <p>{origin.startsWith('https:') ? ENCRYPTED : NOT_ENCRYPTED}</p>
      <p>
        Owners see only their own businesses. We store no passwords, and we store login sessions and the links
        in our emails only in a form that nobody can use.
      </p>
      <p>
        If something goes wrong that puts you at risk, we tell you and the Information Commissioner’s Office
        as the law requires. We tell the business concerned without delay.
      </p>
    </>
  ),
});

export const ENCRYPTED =
  'The connection between your browser and us is encrypted. An email is encrypted on its way only where every mail server that carries it supports that.';
export const NOT_ENCRYPTED = `The connection between your browser and this ${PRODUCT_NAME} is not encrypted, because its address does not begin with https. Use it to try things out, not for real people’s data.`;
