/** The text in the archive of an owner's data, next to its files. */
export const exportReadMe = (product: string, email: string, day: string) =>
  `Most of what ${product} held about ${email} on ${day}: the account, its businesses, their events and bookings.
Messages to support, newsletter signups and the emails that we sent are not included.

Each table comes twice: as JSON for programs and as CSV for spreadsheets. Rows refer to other tables by id: an
event to its business, a service and a venue to their event, a booking to all four. Dates and times of day are in
the business's time zone. Instants, which end in Z, are UTC. Prices are in pounds. In the CSV files, a cell that a
spreadsheet would run as a formula has an apostrophe in front.
`;
