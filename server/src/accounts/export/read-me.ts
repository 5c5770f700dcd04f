/** The text that stands in the archive of an owner's data, beside its files. */
export const exportReadMe = (product: string, email: string, day: string) =>
  `What ${product} held of ${email} on ${day}: the account, its businesses, their events and bookings.

Each table comes twice: as JSON, for programs, and as CSV, for spreadsheets. Rows of one table name those of
another by their ids: an event its business, a service and a venue their event, a booking all four.
Dates and times of day are on the business's clock; instants, which end in Z, are UTC; prices are pounds.
In the CSV files, a cell that a spreadsheet would run as a formula has an apostrophe in front.
`;
