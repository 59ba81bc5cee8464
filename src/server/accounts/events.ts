import type { EventSerializers } from '../app.ts';

/** @spec D4.10 */
export const accountEventSerializers: EventSerializers = { user: async () => ({ type: 'user' }) };
