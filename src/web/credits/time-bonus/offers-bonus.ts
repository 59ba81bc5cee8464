import type { AlertContext } from '../../notifications/alerts-to-show.ts';
import { paymentRouteIds } from '../../route-areas.ts';

/** Pages whose prices already include the bonus, so that nothing announces it there. */
const purchaseRoutes = ['credits', 'premium', ...paymentRouteIds];

/** @spec 4.12 2.5 */
export const offersBonus = ({ hasBonus, routes }: AlertContext): boolean =>
  hasBonus && !routes.some(name => purchaseRoutes.includes(name));
