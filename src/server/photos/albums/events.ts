import type { Hydrators } from '../../app.ts';
import type { BusNotice } from '../../platform/live/bus.ts';
import { selectSees } from './grant-queries.ts';

/** An album was shown to somebody, or taken back. */
export const albumNotice = (owner: string, viewer: string): BusNotice => ({
  to: [owner, viewer],
  type: 'album',
  ids: { owner, viewer },
});

export const albumHydrators: Hydrators = {
  async album({ db }, { ids: { owner, viewer } }, profileId) {
    if (profileId === owner) return { type: 'album', profile: String(viewer), by: 'me' };
    // Of an owner who hides from him he does not even hear that there is one.
    const sees = await selectSees(db, profileId, String(owner));
    return sees ? { type: 'album', profile: String(owner), by: 'other' } : null;
  },
};
