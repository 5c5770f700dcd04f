const OWNER_FRAME = 'src/owner/OwnerFrame.tsx';

/** The screens that people open first, each with the modules that the page asks for to draw it. */
export const FIRST_SCREENS = {
  'the cancel page': ['src/cancel/CancelPage.tsx'],
  'the way back from sign-in': ['src/visitor/sign-in/CallbackPage.tsx'],
  'the dashboard': [
    OWNER_FRAME,
    'src/owner/dashboard/DashboardPage.tsx',
    'src/owner/dashboard/overview/OverviewTab.tsx',
  ],
} as const;

/** Those that emails and other sites lead an owner to at once: nearly as light as a first screen, and files of their own. */
export const OTHER_SCREENS = {
  'the payment page': [OWNER_FRAME, 'src/owner/payment/PaymentPage.tsx'],
} as const;

/** Those that emails lead customers to, as light as those. */
export const CUSTOMER_SCREENS = {
  'what is held about a customer': ['src/customer-data/CustomerDataPage.tsx'],
} as const;

/** The admin's, as light as those. They draw nothing into the file that everybody loads. */
export const ADMIN_SCREENS = {
  'the admin’s businesses': ['src/admin/AdminPages.tsx', 'src/admin/businesses/BusinessesPage.tsx'],
  'the admin’s users': ['src/admin/AdminPages.tsx', 'src/admin/users/UsersPage.tsx'],
  'the admin’s visits': ['src/admin/AdminPages.tsx', 'src/admin/visits/VisitsPage.tsx'],
  'the admin’s email diagnostic': ['src/admin/AdminPages.tsx', 'src/admin/email-diagnostic/EmailPage.tsx'],
} as const;
