/** Texts of the bar and the foot of every public page. */

export const FOOTER_HEADINGS = { product: 'Product', company: 'Company', legal: 'Legal' } as const;
export const BACK_TO_TOP = 'Back to top';
export const FOOT_OF_PAGE = 'More pages';
export const runBy = (operator: string) => `Run by ${operator}.`;
