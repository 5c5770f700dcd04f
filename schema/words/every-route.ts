import { adminRoutes } from './admin-routes.ts';
import { arrivalRoutes } from './arrival-routes.ts';
import { businessFileRoutes } from './business-file-routes.ts';
import { customerDataRoutes, forgetRequestRoutes } from './customer-data-routes.ts';
import { routes } from './routes.ts';

/** Every call of the server. */
export const everyRoute = {
  ...routes,
  ...businessFileRoutes,
  ...arrivalRoutes,
  ...customerDataRoutes,
  ...forgetRequestRoutes,
  ...adminRoutes,
};
export type RouteName = keyof typeof everyRoute;
