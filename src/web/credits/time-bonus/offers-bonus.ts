import type { AlertContext } from '../../notifications/alert.ts';
import { paymentRouteIds } from '../../route-names.ts';

/** Where one buys already, or is about to: the page itself says the offer. */
const purchaseRoutes = ['credits', 'premium', ...paymentRouteIds];

/** The time bonus is offered, by the alert or the banner (section 2): as long as it runs, except where the page itself offers it. */
export const offersBonus = ({ hasBonus, routes }: AlertContext): boolean =>
  hasBonus && !routes.some(name => purchaseRoutes.includes(name));
