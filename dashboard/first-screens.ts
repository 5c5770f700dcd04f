/** The screens that people open first, each with the modules that the page asks for to draw it. */
export const FIRST_SCREENS = {
  'the home page': ['src/public/home/HomePage.tsx'],
  'the cancel page': ['src/cancel/CancelPage.tsx'],
  'the way back from sign-in': ['src/public/sign-in/CallbackPage.tsx'],
  'the dashboard': [
    'src/owner/OwnerFrame.tsx',
    'src/owner/dashboard/DashboardPage.tsx',
    'src/owner/overview/OverviewTab.tsx',
  ],
} as const;
