import type { AlertContext } from '../../notifications/alert.ts';
import { paymentRouteIds } from '../../route-names.ts';

/** Pages that show the offer themselves. */
const purchaseRoutes = ['credits', 'premium', ...paymentRouteIds];

/**
 * Whether the alert or banner offers the time bonus: while it runs, except on pages that show it themselves.
 * @spec 4.12 2.5
 */
export const offersBonus = ({ hasBonus, routes }: AlertContext): boolean =>
  hasBonus && !routes.some(name => purchaseRoutes.includes(name));
