import type { AlertContext } from '../../notifications/alerts-to-show.ts';
import { paymentRouteIds } from '../../route-areas.ts';

/** Pages that show the offer themselves. */
const purchaseRoutes = ['credits', 'premium', ...paymentRouteIds];

/**
 * Not on pages that show the offer themselves.
 * @spec 4.12 2.5
 */
export const offersBonus = ({ hasBonus, routes }: AlertContext): boolean =>
  hasBonus && !routes.some(name => purchaseRoutes.includes(name));
