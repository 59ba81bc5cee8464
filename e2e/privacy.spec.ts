import { openTestDatabase } from './support/database.ts';
import { insertSessionFor } from './support/insert-session.ts';
import { expect, test } from './support/test.ts';

async function conversationOfOthers(): Promise<{ id: string; texts: string[] }> {
  const db = openTestDatabase();
  try {
    const rows = await db
      .selectFrom('messages')
      .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
      .where('conversations.last_seq', '>', 3)
      .orderBy('conversations.id')
      .select(['conversations.id', 'messages.body'])
      .limit(4)
      .execute();
    return { id: rows[0]?.id ?? '', texts: rows.map(({ body }) => body) };
  } finally {
    await db.destroy();
  }
}

test('another member gets nothing of a conversation, neither in the page nor in its state (spec D1.2)', async ({
  context,
  baseURL,
}) => {
  const { id, texts } = await conversationOfOthers();
  expect(texts.length).toBeGreaterThan(3);
  await insertSessionFor(context, 'noah@example.com', baseURL ?? '');
  const random = crypto.randomUUID();
  const [ofOthers, unknown] = await Promise.all(
    [id, random].map(async address => {
      const answer = await context.request.get(`/chats/${address}`);
      return { status: answer.status(), html: (await answer.text()).replaceAll(address, '') };
    }),
  );
  expect(ofOthers?.status).toBe(404);
  expect(ofOthers?.status).toBe(unknown?.status);
  for (const text of texts) expect(ofOthers?.html).not.toContain(text);
});

test('a visitor who opens a conversation is redirected to the login and back to it (spec 5.10, D3.1)', async ({
  page,
}) => {
  const { id } = await conversationOfOthers();
  await page.goto(`/chats/${id}`);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/chats/${id}`)}`);
});
