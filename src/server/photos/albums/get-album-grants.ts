import type { getAlbumGrants as call } from '#contract/albums';
import type { Output } from '#contract/call';
import type { App, MemberCaller } from '../../app.ts';
import { memberCards } from '../member-cards.ts';
import { selectAlbum, selectGrants } from './queries.ts';

/**
 * Lists hidden members by their stored name, so that the caller can revoke their grants.
 * @spec D5.4
 */
export async function getAlbumGrants(app: App, caller: MemberCaller): Promise<Output<typeof call>> {
  const [grants, photos] = await Promise.all([
    selectGrants(app.db, caller),
    selectAlbum(app.db, caller.member.profileId),
  ]);
  const seen = grants.filter(({ visible }) => visible).map(({ id }) => id);
  const cards = await memberCards(app, caller, seen);
  return {
    photos: photos.length,
    grants: grants.map(({ id, name, granted_at }) => ({
      id,
      name: cards.get(id)?.name ?? name,
      main_image: cards.get(id)?.main_image ?? null,
      granted_at: granted_at.toISOString(),
    })),
  };
}
