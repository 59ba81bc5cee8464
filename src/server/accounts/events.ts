import type { EventSerializers } from '../app.ts';

/**
 * A `user` event makes the member's browsers fetch user.php again.
 * @spec D4.10
 */
export const accountEventSerializers: EventSerializers = { user: async () => ({ type: 'user' }) };
