export const BANK_HOLIDAY_NATIONS = ['england-and-wales', 'scotland', 'northern-ireland'] as const;
export type BankHolidayNation = (typeof BANK_HOLIDAY_NATIONS)[number];
