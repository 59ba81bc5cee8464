import { answerAtBank, choosePaymentMethod, goToBank, payButton } from './support/bank.ts';
import { headingOf } from './support/heading.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({
  expectedErrors: /status of 409 \([\w ]+\) \S+\/api\/payment\.php$/,
});

test('an open payment replaces the order from the first paint and says that another bundle comes after it (spec 4.9) @full', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  await goToBank(page, 10, 'PayPal');
  const { bundles } = await (await context.request.get('/api/bundles.php')).json();
  const [ten, other] = bundles;
  const answer = Promise.withResolvers<void>();
  await page.route(/check=1/, async route => {
    await answer.promise;
    await route.continue();
  });
  const later = `Eerst deze betaling: ${other.credits} credits bestel je zodra die rond is`;
  const open = page.getByRole('region', { name: 'Je betaling staat nog open' });
  expect(await (await context.request.get(`/credits/${other.id}`)).text()).not.toContain('type="radio"');
  await page.goto(`/credits/${other.id}`);
  for (const state of ['not known yet', 'known']) {
    await expect(headingOf(page)).toHaveText(`${other.credits} credits kopen`);
    await expect(open).toContainText(later);
    await expect(page.getByRole('radio'), state).toHaveCount(0);
    await expect(payButton(page), state).toHaveCount(0);
    answer.resolve();
    await page.waitForLoadState('networkidle');
  }
  await expectAccessible(page);
  await page.goto(`/credits/${ten.id}`);
  await expect(open).toContainText('10 credits voor € 9,99');
  await expect(page.getByText('Eerst deze betaling')).toHaveCount(0);
  await open.getByRole('button', { name: 'Niet meer betalen' }).click();
  await expect(payButton(page)).toHaveText('€ 9,99 betalen');
});

test('a member who pays in two tabs sees at the button where the discount is used, and that it is free again only once it is (spec 4.9) @full', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ signedUpAt: new Date(), credits: 0 }), baseURL ?? '');
  const tab = await context.newPage();
  await tab.goto('/credits');
  await tab.getByRole('link', { name: 'Kies 25 credits voor € 17,24' }).click();
  await choosePaymentMethod(tab, 'PayPal');
  await expect(payButton(tab)).toHaveText('€ 17,24 betalen');
  await goToBank(page, 25, 'iDEAL | Wero');
  await payButton(tab).click();
  const reason = 'De korting van € 5,75 hoort bij je betaling die nog openstaat, en geldt hier daarom niet.';
  await expect(tab.getByText(reason)).toBeInViewport();
  await expect(payButton(tab)).toHaveText('€ 22,99 betalen');
  const open = tab.getByRole('region', { name: 'Je betaling staat nog open' });
  await expect(open).toContainText('Dan kun je je korting meteen weer gebruiken.');
  await payButton(tab).click();
  await answerAtBank(tab, 'Betaald');
  await expect(headingOf(tab)).toHaveText('Bedankt, je betaling is rond');
  await tab.goto('/credits');
  await expect(open).toContainText('De korting van € 5,75 hoort bij deze betaling');
  await expect(open).not.toContainText('weer gebruiken');
});
