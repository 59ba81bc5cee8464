import type { AlertContext } from '../../notifications/alerts-to-show.ts';
import { paymentRouteIds } from '../../route-areas.ts';

/** Pages where the bonus is not announced, because their prices already include it. */
const purchaseRoutes = ['credits', 'premium', ...paymentRouteIds];

/** @spec 4.12 2.5 */
export const offersTimeBonus = ({ hasTimeBonus, routes }: AlertContext): boolean =>
  hasTimeBonus && !routes.some(name => purchaseRoutes.includes(name));
