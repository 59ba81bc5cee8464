import type { EventSerializers } from '../app.ts';

/** @spec 4.4 D5.6 */
export const profileEventSerializers: EventSerializers = {
  returned: async (_app, { ids }) => ({ type: 'returned', profile: String(ids.profile) }),
  gone: async (_app, { ids }) => ({ type: 'gone', profile: String(ids.profile) }),
  blocked: async (_app, { ids: { blocker, blocked } }, profileId) => ({
    type: 'blocked',
    profile: String(blocker === profileId ? blocked : blocker),
  }),
};
