import { adminRoutes } from './admin-routes.ts';
import { routes } from './routes.ts';

/** Every call of the server. */
export const everyRoute = { ...routes, ...adminRoutes };
export type RouteName = keyof typeof everyRoute;
