import { randomUUID } from 'node:crypto';
import * as calls from '#contract/chat-photos';
import { picture } from '../../../platform/testing/pictures.ts';
import type { TestMember } from '../../../testing/members.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';

export const jpeg = new Blob([new Uint8Array(await picture(320, 240).jpeg().toBuffer())], {
  type: 'image/jpeg',
});

export const photoActions = ({ as, visitor }: TestServer) => ({
  sendPhoto: (from: TestMember, to: TestMember, clientId: string = randomUUID(), upload = jpeg) =>
    as(from).call(calls.sendPhoto, { query: { to: to.profileId, client_id: clientId }, upload }),

  trySending: (from: TestMember, to: { profileId: string }, clientId: string = randomUUID(), upload = jpeg) =>
    as(from).send(calls.sendPhoto, { query: { to: to.profileId, client_id: clientId }, upload }),

  openPhoto: async (member: TestMember, message: string) =>
    (await as(member).call(calls.openChatPhoto, { body: { message } })).message,

  getPhoto: async (member: TestMember, message: string) =>
    (await as(member).call(calls.getChatPhoto, { query: { message } })).message,

  showPhotos: (member: TestMember, conversation: string, show: boolean) =>
    as(member).call(calls.showChatPhotos, { body: { conversation, show } }),

  statusOf: async (who: TestMember | null, filename: string, host?: string) =>
    (await (who ? as(who, { host }) : visitor({ host })).request({ url: `/media/${filename}` })).status,
});
