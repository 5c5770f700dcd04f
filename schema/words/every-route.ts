import { adminRoutes } from './admin-routes.ts';
import { importRoutes } from './import-routes.ts';
import { businessFileRoutes } from './business-file-routes.ts';
import { customerDataRoutes, erasureRequestRoutes } from './customer-data-routes.ts';
import { routes } from './routes.ts';

/** Every call of the server. */
export const everyRoute = {
  ...routes,
  ...businessFileRoutes,
  ...importRoutes,
  ...customerDataRoutes,
  ...erasureRequestRoutes,
  ...adminRoutes,
};
export type RouteName = keyof typeof everyRoute;
