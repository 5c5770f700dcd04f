/** A business's fields have these names in every form and list. */

export const BUSINESS_FIELDS = {
  business_name: 'Business name',
  business_email: 'Business email',
  business_phone: 'Phone',
  business_address: 'Address',
  postcode: 'Postcode',
  timezone: 'Time zone',
  privacy_notice: 'Link to your privacy notice',
  cancellation_policy: 'Cancellation policy',
  trading_details: 'Trading name and address',
  minimum_notice_hours: 'Shortest notice',
  maximum_days_ahead: 'How far ahead customers can book',
  daily_limit_per_person: 'Most bookings a day for each person',
  bank_holidays: 'Bank holidays',
  offer_minutes: 'How long a free time is held',
  change_notice_hours: 'Customers can change or cancel until',
  customers_may_move: 'Customers can change the time themselves',
} as const;
