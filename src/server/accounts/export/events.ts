import type { Hydrators } from '../../app.ts';

/** Something about the member's export changed: his browsers fetch it anew. */
export const EXPORT_CHANGED = 'export';

export const exportEventSerializers: Hydrators = { [EXPORT_CHANGED]: async () => ({ type: 'export' }) };
