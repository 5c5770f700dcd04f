import { slugOf } from '@daybook/schema/rules/slug';

/** Questions of the FAQ that the landing page leads to. */
export const ASKED = [
  'Do my customers need an account?',
  'How do home visits work?',
  'What happens when a free trial ends?',
  'Can I take my data with me?',
].map((question) => ({ question, id: slugOf(question) }));
