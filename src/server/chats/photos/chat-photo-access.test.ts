import { beforeAll, describe, expect, test } from 'vitest';
import type { ChatPhoto } from '#contract/chat-photo';
import { inFormat } from '#contract/pictures';
import type { TestMember } from '../../testing/members.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { chatActions } from '../testing/chat-actions.ts';
import { photoActions } from './testing/photo-actions.ts';

const server = await startTestServer();
const { db, clock, signUpMember } = server;
const { openWith, remove, block, unsend, erase } = chatActions(server);
const { sendPhoto, openPhoto, showPhotos, statusOf } = photoActions(server);
const siteId = await openSecondSite(server);

async function createPhoto() {
  const [sender, receiver] = [await signUpMember({ credits: 10 }), await signUpMember()];
  const { message } = await sendPhoto(sender, receiver);
  const [got] = (await openWith(receiver, sender)).messages;
  if (!message.photo || !got?.photo) throw new Error('no photo');
  return { sender, receiver, message, clear: message.photo, blurred: got.photo };
}
let shared = {} as Awaited<ReturnType<typeof createPhoto>>;
beforeAll(async () => {
  shared = await createPhoto();
});

const derivedAddresses = ({ filename }: ChatPhoto, kind: 'clear' | 'blur') => {
  const sizes = kind === 'blur' ? ['blur'] : ['1600', '768', '256'];
  return sizes.flatMap(size =>
    (['avif', 'webp', 'jpg'] as const).map(format =>
      inFormat(filename.replace(/\/[a-z0-9]+\.webp/, `/${size}.webp`), format),
    ),
  );
};
const statuses = async (who: TestMember | null, addresses: string[], host?: string) => [
  ...new Set(await Promise.all(addresses.map(address => statusOf(who, address, host)))),
];

describe('who may open which address of a photo in a conversation (spec D4.9, D5.3)', () => {
  test('its sender every size and format; its recipient only the blur, until they open it', async () => {
    const { sender, receiver, message, clear, blurred } = await createPhoto();
    expect(await statuses(sender, derivedAddresses(clear, 'clear'))).toEqual([200]);
    expect(await statuses(receiver, derivedAddresses(blurred, 'blur'))).toEqual([200]);
    expect(
      await statuses(receiver, [...derivedAddresses(blurred, 'clear'), ...derivedAddresses(clear, 'clear')]),
    ).toEqual([404]);
    const signature = blurred.filename.split('?')[1];
    expect(await statuses(receiver, [`${clear.filename.split('?')[0]}?${signature}`])).toEqual([404]);
    const opened = (await openPhoto(receiver, message.id)).photo as ChatPhoto;
    expect(await statuses(receiver, derivedAddresses(opened, 'clear'))).toEqual([200]);
    expect(await statuses(receiver, derivedAddresses(opened, 'blur'))).toEqual([404]);
  });

  test.each<[string, () => Promise<TestMember | null>]>([
    ['a visitor', async () => null],
    ['a member', () => signUpMember()],
    ['a premium member', () => signUpMember({ premium: true })],
    ['an unconfirmed member', () => signUpMember({ status: 'not_confirmed' })],
    ['a member of another site', () => signUpMember({ siteId })],
  ])('%s opens none, neither with a copied address nor without its signature', async (_who, make) => {
    const who = await make();
    const copied = [...derivedAddresses(shared.clear, 'clear'), ...derivedAddresses(shared.blurred, 'blur')];
    const bare = copied.map(address => address.split('?')[0] ?? '');
    expect(await statuses(who, [...copied, ...bare])).toEqual([404]);
    expect(await statuses(who, copied, 'lilac.localhost')).toEqual([404]);
  });

  test('no answer may be stored in a shared cache', async () => {
    const { headers } = await server.as(shared.sender).request({ url: `/media/${shared.clear.filename}` });
    expect(String(headers['cache-control'])).toMatch(/^private, max-age=\d+$/);
    expect(headers['x-robots-tag']).toContain('noindex');
  });

  test.each<[string, (photo: Awaited<ReturnType<typeof createPhoto>>) => Promise<unknown>]>([
    ['five minutes have passed', async () => clock.advance(300_000)],
    ['it is unsent', ({ sender, message }) => unsend(sender, message.id)],
    ['the receiver blocks', ({ sender, receiver }) => block(receiver, sender)],
    ['the sender blocks', ({ sender, receiver }) => block(sender, receiver)],
    ['the receiver is erased', ({ receiver }) => erased(receiver)],
    ['the sender is erased', ({ sender }) => erased(sender)],
  ])('all old addresses close for both when %s', async (_what, change) => {
    const photo = await createPhoto();
    const opened = (await openPhoto(photo.receiver, photo.message.id)).photo as ChatPhoto;
    await change(photo);
    expect(await statuses(photo.sender, derivedAddresses(photo.clear, 'clear'))).toEqual([404]);
    expect(
      await statuses(photo.receiver, [
        ...derivedAddresses(opened, 'clear'),
        ...derivedAddresses(photo.blurred, 'blur'),
      ]),
    ).toEqual([404]);
  });

  test.each<[string, (photo: Awaited<ReturnType<typeof createPhoto>>) => Promise<unknown>]>([
    ['they delete the message', ({ receiver, message }) => erase(receiver, message.id)],
    ['they delete the chat', ({ receiver, message }) => remove(receiver, message.conversation)],
    ['the sender is banned', ({ sender }) => setStatus(sender, 'banned')],
    ['the sender leaves', ({ sender }) => setStatus(sender, 'deleting')],
  ])('the addresses of the receiver close when %s', async (_what, change) => {
    const photo = await createPhoto();
    const opened = (await openPhoto(photo.receiver, photo.message.id)).photo as ChatPhoto;
    await change(photo);
    expect(await statuses(photo.receiver, derivedAddresses(opened, 'clear'))).toEqual([404]);
  });

  test('blurring again closes photos that the recipient never opened', async () => {
    const { sender, receiver, message } = await createPhoto();
    await showPhotos(receiver, message.conversation, true);
    const [shown] = (await openWith(receiver, sender)).messages;
    const address = shown?.photo?.filename ?? '';
    expect(await statusOf(receiver, address)).toBe(200);
    await showPhotos(receiver, message.conversation, false);
    expect(await statusOf(receiver, address)).toBe(404);
  });
});

const erased = ({ accountId }: TestMember) => db.deleteFrom('accounts').where('id', '=', accountId).execute();
const setStatus = ({ accountId }: TestMember, status: 'banned' | 'deleting') =>
  db
    .updateTable('accounts')
    .set({ status, deleted_at: status === 'deleting' ? clock.now() : null })
    .where('id', '=', accountId)
    .execute();
