import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { openChatPhoto, showChatPhotos } from '#contract/chat-photos';
import { totalCredits } from '../../credits/wallet.ts';
import { RENDITION_NAMES } from '../../photos/addresses.ts';
import { corpus } from '../../photos/testing/corpus/corpus.ts';
import { CANARY } from '../../photos/testing/corpus/corpus-file.ts';
import { leftoversIn } from '../../photos/testing/corpus/leftovers.ts';
import type { Trx } from '../../platform/db.ts';
import { picture } from '../../platform/testing/pictures.ts';
import { purgeUnreferencedFiles } from '../../platform/unreferenced-files.ts';
import type { TestMember } from '../../testing/members.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { purgeEvidence } from '../evidence/message-evidence.ts';
import { chatActions } from '../testing/chat-actions.ts';
import { lockConversation } from '../write-queries.ts';
import { jpeg, photoActions } from './testing/photo-actions.ts';

const server = await startTestServer();
const { app, db, as, clock, signUpMember } = server;
const { send, openWith, chatsOf, read, remove, confirm, block, unsend, erase } = chatActions(server);
const { sendPhoto, trySending, openPhoto, getPhoto, showPhotos } = photoActions(server);

let sender: TestMember;
let receiver: TestMember;
beforeEach(async () => {
  sender = await signUpMember({ name: 'Sander', credits: 10 });
  receiver = await signUpMember({ name: 'Rein' });
});
const files = async () =>
  (await readdir(app.config.varDir, { recursive: true })).filter(name => /\.(avif|webp|jpg)$/.test(name))
    .length;
async function waitingFor(trx: Trx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx);
  return rows[0]?.count ?? 0;
}
const photoRows = () => db.selectFrom('chat_photos').selectAll().execute();
const received = async () => (await openWith(receiver, sender)).messages.map(({ photo }) => photo?.locked);

describe('sending a photo (spec D2.10)', () => {
  test('costs photo_credits, is a message without text, and exists in every size and format and blurred', async () => {
    const { message, credits } = await sendPhoto(sender, receiver);
    expect([credits, message.text, message.photo?.locked]).toEqual([8, '', false]);
    expect(message.photo).toMatchObject({ width: 320, height: 240 });
    const [row] = await photoRows();
    const stored = await app.storage.list(row?.file_key ?? '');
    expect(stored.map(key => key.split('/').at(-1)).sort()).toEqual([...RENDITION_NAMES].sort());
    const booked = db.selectFrom('ledger_entries').select(['contra', 'amount', 'reference']);
    expect(await booked.where('account_id', '=', sender.accountId).where('amount', '<', 0).execute()).toEqual(
      [{ contra: 'photos', amount: -2, reference: message.id }],
    );
  });

  test('50 requests with the same client id give one photo, one debit and one file', async () => {
    const [clientId, before] = [randomUUID(), await files()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => trySending(sender, receiver, clientId)),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter(status => status !== 200 && status !== 429)).toEqual([]);
    const { message, credits } = await sendPhoto(sender, receiver, clientId);
    expect(credits).toBe(8);
    expect((await openWith(receiver, sender)).messages.map(({ id }) => id)).toEqual([message.id]);
    expect(await files()).toBe(before + RENDITION_NAMES.length);
    expect(await db.selectFrom('unreferenced_files').selectAll().execute()).toEqual([]);
  });

  test('of 20 concurrent ones with credits for 5, 5 are stored and paid, and the others leave no file', async () => {
    const before = await files();
    const answers: Awaited<ReturnType<typeof trySending>>[] = [];
    let waiting = Array.from({ length: 20 }, () => randomUUID());
    while (waiting.length > 0) {
      const tried = await Promise.all(waiting.map(id => trySending(sender, receiver, id)));
      answers.push(...tried.filter(({ status }) => status !== 429));
      waiting = waiting.filter((_, index) => tried[index]?.status === 429);
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ error }) => error?.code === 'insufficient_credits')).toHaveLength(15);
    expect(await totalCredits(db, sender.accountId)).toBe(0);
    expect((await openWith(receiver, sender)).messages).toHaveLength(5);
    expect(await files()).toBe(before + 5 * RENDITION_NAMES.length);
  });

  test('a refused photo costs nothing and leaves no file, not even one to be removed later', async () => {
    const before = await files();
    const small = new Blob([new Uint8Array(await picture(199, 600).jpeg().toBuffer())], {
      type: 'image/jpeg',
    });
    const stranger = { profileId: randomUUID() };
    expect(await trySending(sender, receiver, randomUUID(), small)).toMatchObject({
      error: { code: 'photo_too_small', message: expect.stringContaining('200') },
    });
    const text = new Blob(['no picture'], { type: 'image/jpeg' });
    expect((await trySending(sender, receiver, randomUUID(), text)).error?.code).toBe('photo_type');
    expect((await trySending(sender, stranger)).error?.code).toBe('not_found');
    expect((await trySending(sender, sender)).error?.code).toBe('not_found');
    await send(sender, await signUpMember());
    await send(sender, await signUpMember());
    expect((await trySending(sender, receiver)).error?.code).toBe('conversation_limit');
    expect(await totalCredits(db, sender.accountId)).toBe(8);
    expect(await files()).toBe(before);
    expect(await db.selectFrom('unreferenced_files').selectAll().execute()).toEqual([]);
  });

  test('10 MB, 40 megapixels and broken files are refused as everywhere (spec D2.18)', async () => {
    const broken = Buffer.from(await jpeg.arrayBuffer()).subarray(0, 900);
    const huge = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    for (const [code, bytes, type] of [
      ['photo_too_large', Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), 'image/jpeg'],
      ['photo_too_many_pixels', huge, 'image/png'],
      ['photo_broken', broken, 'image/jpeg'],
    ] as const) {
      const upload = new Blob([new Uint8Array(bytes)], { type });
      expect((await trySending(sender, receiver, randomUUID(), upload)).error?.code).toBe(code);
    }
  });

  test.each(['GPS in EXIF', 'XMP', 'comments'])('removes %s', async kind => {
    const file = corpus.find(entry => entry.kind === kind && entry.outcome === 'made');
    const bytes = (await file?.bytes()) ?? Buffer.alloc(0);
    const upload = new Blob([new Uint8Array(bytes)], { type: file?.type ?? 'image/jpeg' });
    const { message } = await sendPhoto(sender, receiver, randomUUID(), upload);
    const [row] = (await photoRows()).filter(({ message_id }) => message_id === message.id);
    for (const variant of RENDITION_NAMES) {
      const made = (await app.storage.read(`${row?.file_key}/${variant}`)) ?? Buffer.alloc(0);
      expect([made.includes(CANARY), leftoversIn(variant, made)], variant).toEqual([false, []]);
    }
  });

  test('is held until the sender confirms, and then as blurred as any', async () => {
    const fresh = await signUpMember({ status: 'not_confirmed', credits: 4 });
    const { message } = await sendPhoto(fresh, receiver);
    expect(message).toMatchObject({ held: true, photo: { locked: false } });
    expect(await chatsOf(receiver)).toEqual([]);
    await expect(openPhoto(receiver, message.id)).rejects.toThrow('not_found');
    await confirm(fresh);
    expect((await openWith(receiver, fresh)).messages).toMatchObject([
      { held: false, photo: { locked: true } },
    ]);
  });

  test('is free if the site sets no price, and limited to 120 attempts an hour', async () => {
    await setSetting(server, 'photo_credits', 0);
    expect((await sendPhoto(sender, receiver)).credits).toBe(10);
    await db.updateTable('rate_limits').set({ hits: 120 }).execute();
    expect((await trySending(sender, receiver)).error?.code).toBe('too_many_requests');
    await setSetting(server, 'photo_credits', 2);
  });
});

describe('opening a photo (spec D5.3)', () => {
  test('is possible for the recipient only; for everyone else the message does not exist', async () => {
    const { message } = await sendPhoto(sender, receiver);
    const outsider = await signUpMember({ premium: true });
    for (const ask of [openPhoto, getPhoto])
      await expect(ask(outsider, message.id)).rejects.toThrow('not_found');
    const { message: text } = await send(sender, receiver, 'No photo');
    await expect(openPhoto(receiver, text.id)).rejects.toThrow('not_found');
    await openPhoto(sender, message.id);
    expect(await received()).toEqual([true, undefined]);
    expect((await getPhoto(receiver, message.id)).photo?.locked).toBe(true);
    expect((await openPhoto(receiver, message.id)).photo?.locked).toBe(false);
    expect((await openPhoto(receiver, message.id)).photo?.locked).toBe(false);
    expect((await getPhoto(receiver, message.id)).photo?.locked).toBe(false);
  });

  test('locks the conversation before the photo, as deletion does, so that they cannot deadlock', async () => {
    const { message } = await sendPhoto(sender, receiver);
    const opened = await db.transaction().execute(async trx => {
      await lockConversation(trx, receiver.profileId, message.conversation);
      const opening = openPhoto(receiver, message.id);
      await expect.poll(() => waitingFor(trx)).toBe(1);
      const photo = trx.selectFrom('chat_photos').where('message_id', '=', message.id).select('message_id');
      expect(await photo.forUpdate().skipLocked().execute()).toHaveLength(1);
      return { opening };
    });
    expect((await opened.opening).photo?.locked).toBe(false);
  });

  test("notifies the recipient's tabs and not the sender; reading notifies as for a text", async () => {
    const { message } = await sendPhoto(sender, receiver);
    const notified: string[][] = [];
    const stop = app.bus.subscribe(({ type, to }) => void (type === 'message' && notified.push(to)));
    await openPhoto(receiver, message.id);
    await openPhoto(receiver, message.id);
    await expect.poll(() => notified).toEqual([[receiver.profileId]]);
    stop();
    await read(receiver, message.conversation, 1);
    const [chat] = await chatsOf(sender);
    expect(chat?.conversation.read_by_other_seq).toBe(1);
    expect(JSON.stringify(await openWith(sender, receiver))).not.toContain('opened');
  });

  test('showing all photos of a sender applies to that recipient only, and can be reverted for those never opened', async () => {
    const { message } = await sendPhoto(sender, receiver);
    await sendPhoto(sender, receiver);
    const other = await signUpMember({ credits: 4 });
    await sendPhoto(other, receiver);
    await openPhoto(receiver, message.id);
    await showPhotos(receiver, message.conversation, true);
    await sendPhoto(sender, receiver);
    expect(await received()).toEqual([false, false, false]);
    expect((await openWith(receiver, other)).messages[0]?.photo?.locked).toBe(true);
    expect((await chatsOf(receiver)).map(({ conversation }) => conversation.shows_photos).sort()).toEqual([
      false,
      true,
    ]);
    await showPhotos(receiver, message.conversation, false);
    expect(await received()).toEqual([false, true, true]);
  });

  test('showing all photos ends when the chat is deleted, and cannot be changed by others', async () => {
    const { message } = await sendPhoto(sender, receiver);
    await showPhotos(receiver, message.conversation, true);
    await remove(receiver, message.conversation);
    await sendPhoto(sender, receiver);
    expect(await received()).toEqual([true]);
    const body = { conversation: message.conversation, show: true };
    const outsider = await signUpMember();
    expect(await as(outsider).send(showChatPhotos, { body })).toMatchObject({ error: { code: 'not_found' } });
    expect(await as(receiver).send(openChatPhoto, { body: { message: message.id } })).toMatchObject({
      error: { code: 'not_found' },
    });
    await db.updateTable('rate_limits').set({ hits: 600 }).execute();
    expect(await as(receiver).send(showChatPhotos, { body })).toMatchObject({
      error: { code: 'too_many_requests' },
    });
  });
});

describe('the files of photos', () => {
  const filesAfter = async (change: (message: { id: string; conversation: string }) => Promise<unknown>) => {
    const { message } = await sendPhoto(sender, receiver);
    const [row] = (await photoRows()).filter(({ message_id }) => message_id === message.id);
    await change(message);
    return (await app.storage.list(row?.file_key ?? '')).length;
  };

  test('stay 14 days after a block, for a report by the recipient, and are then deleted', async () => {
    expect(await filesAfter(() => block(receiver, sender))).toBe(RENDITION_NAMES.length);
    const later = async () => {
      clock.advance(14 * 86_400_000);
      await purgeEvidence(app);
      await purgeUnreferencedFiles(app);
    };
    [sender, receiver] = [await signUpMember({ credits: 10 }), await signUpMember()];
    expect(await filesAfter(async () => [await block(sender, receiver), await later()])).toBe(0);
  });

  test.each(['sender', 'receiver'] as const)('are deleted with the account of the %s', async who => {
    const erased = () =>
      db
        .deleteFrom('accounts')
        .where('id', '=', { sender, receiver }[who].accountId)
        .execute()
        .then(() => purgeUnreferencedFiles(app));
    expect(await filesAfter(erased)).toBe(0);
  });

  test('are deleted at once when the message is unsent, and with a row that the job deletes', async () => {
    expect(await filesAfter(({ id }) => unsend(sender, id))).toBe(0);
    expect((await openWith(receiver, sender)).messages).toMatchObject([{ unsent: true, photo: null }]);
    const deleted = ({ id }: { id: string }) =>
      db
        .deleteFrom('messages')
        .where('id', '=', id)
        .execute()
        .then(() => purgeUnreferencedFiles(app));
    expect(await filesAfter(deleted)).toBe(0);
  });

  test('are deleted when both delete the message, or the chat', async () => {
    const byBoth = async ({ id }: { id: string }) => {
      await erase(sender, id);
      await erase(receiver, id);
    };
    expect(await filesAfter(byBoth)).toBe(0);
    const chatByBoth = async ({ conversation }: { conversation: string }) => {
      await remove(sender, conversation);
      await remove(receiver, conversation);
    };
    expect(await filesAfter(chatByBoth)).toBe(0);
  });

  test('a repeat after unsending sends nothing again', async () => {
    const clientId = randomUUID();
    const { message } = await sendPhoto(sender, receiver, clientId);
    await unsend(sender, message.id);
    expect((await sendPhoto(sender, receiver, clientId)).message).toMatchObject({
      ...{ id: message.id, unsent: true, photo: null },
    });
    expect(await totalCredits(db, sender.accountId)).toBe(8);
  });

  test('stay for the other member when one deletes the chat', async () => {
    expect(await filesAfter(({ conversation }) => remove(receiver, conversation))).toBe(
      RENDITION_NAMES.length,
    );
  });
});
