import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { beforeEach } from 'vitest';
import { startPushServer } from '../../../notifications/push/testing/start-push-server.ts';
import type { TestSocket } from '../../../platform/live/testing/open-socket.ts';
import { chatActions } from '../../testing/chat-actions.ts';
import { flushViews } from '../../viewing/record-view.ts';

/** A push server with Jan and Bram, who are new in each test. Bram's phone gets pushes. */
export async function startMessagePushes() {
  const server = await startPushServer();
  const { app, clock, db, signUpMember, subscribe, takePushes } = server;
  const actions = chatActions(server);
  const start = clock.now();
  const signUp = async () => {
    const jan = await signUpMember({ name: 'Jan', credits: 50 });
    const bram = await signUpMember({ name: 'Bram', credits: 50 });
    return { jan, bram, phone: await subscribe(bram) };
  };
  let members: Awaited<ReturnType<typeof signUp>>;
  beforeEach(async () => {
    clock.set(start);
    await db.deleteFrom('conversation_views').execute();
    members = await signUp();
  });

  return {
    ...server,
    ...actions,
    members: () => members,

    /** Bram and Jan know each other, and have read everything. */
    async converse(): Promise<string> {
      const { jan, bram, phone } = members;
      const { message } = await actions.send(bram, jan, 'Hoi Jan');
      const { conversation } = message;
      await actions.read(jan, conversation, 1);
      await takePushes(phone);
      return conversation;
    },

    outbox: () =>
      db.selectFrom('push_outbox').selectAll().where('profile_id', '=', members.bram.profileId).execute(),

    /** As after a crash before the claim of Bram's pushes. */
    unmark: () =>
      db.deleteFrom('message_notifications').where('profile_id', '=', members.bram.profileId).execute(),

    /** The page shows this conversation from now on, or none. */
    async view(
      { socket }: TestSocket,
      conversation: string | null,
      { by = members.bram.profileId, page = randomUUID() as string } = {},
    ): Promise<string> {
      socket.send(JSON.stringify({ type: 'viewing', by, page, conversation }));
      socket.ping();
      await once(socket, 'pong');
      await flushViews(app);
      return page;
    },
  };
}
