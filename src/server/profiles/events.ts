import type { Hydrators } from '../app.ts';

export const profileHydrators: Hydrators = {
  blocked: async (_app, { ids: { blocker, blocked } }, profileId) => ({
    type: 'blocked',
    profile: String(blocker === profileId ? blocked : blocker),
  }),
};
