/** 'article 6(1)(b)', never broken over two lines. */
export const article = (number: string) => `article\u00a0${number.replaceAll(')(', ')\u2060(')}`;
