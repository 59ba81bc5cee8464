import { openTestDatabase } from './support/database.ts';
import { insertMessages } from './support/insert-messages.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, test } from './support/test.ts';

const db = openTestDatabase();
test.afterAll(() => db.destroy());

test('the server knows which conversation the member looks at, and gets to know that they left it (spec 4.11)', async ({
  page,
  context,
  baseURL,
}) => {
  const me = await newMember();
  const [otto, piet] = [await newMember({ name: 'Otto' }), await newMember({ name: 'Piet' })];
  const first = await insertMessages({ from: otto, to: me, texts: ['Hoi'] });
  const second = await insertMessages({ from: piet, to: me, texts: ['Dag'] });
  const viewed = async () => {
    const rows = await db
      .selectFrom('conversation_views')
      .select('conversation_id')
      .where('profile_id', '=', me.profileId)
      .execute();
    return rows.map(({ conversation_id }) => conversation_id);
  };
  await logIn(context, me, baseURL ?? '');
  await page.goto(`/chats/${first}`);
  await expect.poll(viewed).toEqual([first]);
  await page.getByRole('link', { name: /Piet/ }).first().click();
  await expect(page).toHaveURL(`/chats/${second}`);
  await expect.poll(viewed).toEqual([second]);
  await page.goto('/likes');
  await expect.poll(viewed).toEqual([]);
});
