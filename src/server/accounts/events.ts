import type { Hydrators } from '../app.ts';

/**
 * `user`: the member's account or profile changed; the browsers fetch user.php again.
 * @spec D4.10
 */
export const accountEventSerializers: Hydrators = { user: async () => ({ type: 'user' }) };
