import type { EventSerializers } from '../../app.ts';

/** Event at which the member's browsers fetch the export's state again. */
export const EXPORT_CHANGED = 'export';

/** @spec D5.7 */
export const exportEventSerializers: EventSerializers = {
  [EXPORT_CHANGED]: async () => ({ type: 'export' }),
};
