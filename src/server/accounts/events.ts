import type { Hydrators } from '../app.ts';

/** `user`: something about the member himself changed; his browsers fetch user.php anew. */
export const accountEventSerializers: Hydrators = { user: async () => ({ type: 'user' }) };
