import type { Hydrators } from '../../app.ts';

/** The member's export changed; the browsers fetch it again. */
export const EXPORT_CHANGED = 'export';

/** @spec D5.7 */
export const exportEventSerializers: Hydrators = { [EXPORT_CHANGED]: async () => ({ type: 'export' }) };
