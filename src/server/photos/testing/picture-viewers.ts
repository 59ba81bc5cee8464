import { blockMember } from '#contract/blocks';
import { changePhoto, uploadPhoto } from '#contract/photos';
import { smallestPhoto } from '../../platform/testing/pictures.ts';
import type { TestMember } from '../../testing/members.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import type { PhotoRow } from '../queries.ts';
import { selectPhotos } from '../queries.ts';
import { type AddressCase, addressCasesOf, type Extent } from './address-cases.ts';

export const viewers = [
  'visitor',
  'free',
  'premium',
  'owner',
  'blocked',
  'blocking',
  'other site',
  'deleted',
  'banned',
  'unconfirmed',
] as const;
export type ViewerKind = (typeof viewers)[number];
type Viewer = { member: TestMember | null; host: string };

export async function createViewers(server: TestServer) {
  const { db, signUpMember } = server;
  const siteId = await openSecondSite(server);
  const owner = await signUpMember({ visibleToVisitors: true, premium: true });
  const member = async (options = {}) => ({ member: await signUpMember(options), host: 'localhost' });
  const cast: Record<ViewerKind, Viewer> = {
    visitor: { member: null, host: 'localhost' },
    free: await member(),
    premium: await member({ premium: true }),
    owner: { member: owner, host: 'localhost' },
    blocked: await member({ premium: true }),
    blocking: await member({ premium: true }),
    'other site': { member: await signUpMember({ siteId, premium: true }), host: 'lilac.localhost' },
    deleted: await member({ premium: true, status: 'deleting' }),
    banned: await member({ premium: true, status: 'banned' }),
    unconfirmed: await member({ status: 'not_confirmed' }),
  };
  await server.as(owner).call(blockMember, { body: { id: cast.blocked.member?.profileId ?? '' } });
  const blocking = cast.blocking.member;
  if (blocking) await server.as(blocking).call(blockMember, { body: { id: owner.profileId } });
  await photosOfEachKind(server, owner);
  const anothers = (await signUpMember({ premium: true })).accountId;
  const photos = await selectPhotos(db, owner.profileId);

  const tried = async (kind: ViewerKind, photo: PhotoRow, extent?: Extent) => {
    const { member, host } = cast[kind];
    const holders = { own: member?.accountId ?? anothers, anothers, secret: server.app.config.secret };
    const cells = addressCasesOf(photo, { ...holders, now: server.clock.now() }, extent);
    return Promise.all(
      cells.map(async cell => ({ cell, ...(await openedBy(server, { member, host }, cell)) })),
    );
  };
  return { owner, photos, tried };
}

async function openedBy(server: TestServer, { member, host }: Viewer, { address }: AddressCase) {
  const browser = member ? server.as(member, { host }) : server.visitor({ host });
  const { status, headers } = await browser.request({ url: `/media/${address}` });
  return { status, cache: headers['cache-control'] };
}

/** Rotates each photo, because only an edited photo has a separate original. */
async function photosOfEachKind({ as, db }: TestServer, owner: TestMember): Promise<void> {
  const bytes = await smallestPhoto();
  const upload = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
  const browser = as(owner);
  const ids: string[] = [];
  for (const visibility of ['public', 'public', 'private', 'public', 'private'] as const)
    ids.push((await browser.call(uploadPhoto, { upload, query: { visibility } })).photo.id);
  for (const id of ids) await browser.call(changePhoto, { body: { id, edit: { rotate: 90, crop: null } } });
  for (const [at, status] of [
    [3, 'pending'],
    [4, 'rejected'],
  ] as const)
    await db
      .updateTable('photos')
      .set({ status })
      .where('id', '=', ids[at] ?? '')
      .execute();
}
