import { insertMessages } from './support/insert-messages.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, test } from './support/test.ts';

// The 404 is expected: the open conversation is fetched once more after its deletion.
test.use({ expectedErrors: /status of 404 \(Not Found\) \S+\/api\/chat\.php\?conversation=[\w=&-]+$/ });

test('deleting another chat leaves the open one where it is; deleting the open one leads to the list (spec 4.13)', async ({
  page,
  context,
  baseURL,
}) => {
  const me = await newMember();
  const [otto, piet] = [await newMember({ name: 'Otto' }), await newMember({ name: 'Piet' })];
  const conversation = await insertMessages({ from: otto, to: me, texts: ['Hoi'] });
  await insertMessages({ from: piet, to: me, texts: ['Dag'] });
  await logIn(context, me, baseURL ?? '');
  await page.goto(`/chats/${conversation}`);
  const field = page.getByLabel('Bericht aan Otto');
  await field.fill('Ik schrijf net');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const deleted = page.getByRole('status').filter({ hasText: 'Het gesprek is verwijderd.' });
  const remove = async (name: string) => {
    await row(name)
      .getByRole('button', { name: `Meer over ${name}` })
      .click();
    await row(name)
      .getByRole('button', { name: `Gesprek met ${name} verwijderen` })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  };
  await remove('Piet');
  await expect(row('Piet')).toHaveCount(0);
  await expect(deleted).toBeVisible();
  await expect(page).toHaveURL(`/chats/${conversation}`);
  await expect(field).toHaveValue('Ik schrijf net');
  await remove('Otto');
  await expect(page).toHaveURL(/\/chats$/);
  await expect(row('Otto')).toHaveCount(0);
});
