import type { EventSerializers } from '../../app.ts';
import type { BusNotice } from '../../platform/live/bus.ts';
import { selectCanSee } from './queries.ts';

export const albumGrantNotice = (owner: string, viewer: string): BusNotice => ({
  to: [owner, viewer],
  type: 'album',
  ids: { owner, viewer },
});

/** @spec D5.4 D5.6 */
export const albumEventSerializers: EventSerializers = {
  async album({ db }, { ids: { owner, viewer } }, profileId) {
    if (profileId === owner) return { type: 'album', profile: String(viewer), by: 'me' };
    // A viewer from whom the owner is hidden must not learn of the album.
    const sees = await selectCanSee(db, profileId, String(owner));
    return sees ? { type: 'album', profile: String(owner), by: 'other' } : null;
  },
};
