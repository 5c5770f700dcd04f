import { adminRoutes } from './admin-routes.ts';
import { customerRoutes } from './customer-routes.ts';
import { importRoutes, businessFileRoutes } from './import-routes.ts';
import { routes, customerDataRoutes, erasureRequestRoutes } from './routes.ts';
import { seriesRoutes } from './series-routes.ts';
import { todayRoutes } from './today-routes.ts';
import { waitingListRoutes } from './waiting-list-routes.ts';

export const everyRoute = {
  ...routes,
  ...businessFileRoutes,
  ...importRoutes,
  ...customerDataRoutes,
  ...customerRoutes,
  ...erasureRequestRoutes,
  ...seriesRoutes,
  ...todayRoutes,
  ...waitingListRoutes,
  ...adminRoutes,
};
export type RouteName = keyof typeof everyRoute;
