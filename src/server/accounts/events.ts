import type { EventSerializers } from '../app.ts';

/**
 * The browsers fetch user.php again.
 * @spec D4.10
 */
export const accountEventSerializers: EventSerializers = { user: async () => ({ type: 'user' }) };
