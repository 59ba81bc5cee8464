import type { EventSerializers } from '../../app.ts';

export const EXPORT_CHANGED = 'export';

/** @spec D5.7 */
export const exportEventSerializers: EventSerializers = {
  [EXPORT_CHANGED]: async () => ({ type: 'export' }),
};
