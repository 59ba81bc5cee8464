import type { EventSerializers } from '../app.ts';

/** @spec D4.10 */
export const accountEventSerializers: EventSerializers = { user: async () => ({ type: 'user' }) };

export const EXPORT_CHANGED = 'export';

/** @spec D5.7 */
export const exportEventSerializers: EventSerializers = {
  [EXPORT_CHANGED]: async () => ({ type: 'export' }),
};
