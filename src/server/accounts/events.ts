import type { EventSerializers } from '../app.ts';

/**
 * `user`: the member's account or profile changed; the browsers fetch user.php again.
 * @spec D4.10
 */
export const accountEventSerializers: EventSerializers = { user: async () => ({ type: 'user' }) };
