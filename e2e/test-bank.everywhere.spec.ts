import type { APIRequestContext } from '@playwright/test';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const json = async (answer: Promise<{ json(): Promise<unknown> }>) => (await (await answer).json()) as never;

async function begin(
  request: APIRequestContext,
  origin: string,
  order: object,
): Promise<{ id: string; at: string }> {
  const { bundles }: { bundles: { id: string; price: number }[] } = await json(
    request.get('/api/bundles.php'),
  );
  const [bundle] = bundles;
  if (!bundle) throw new Error('nothing is sold');
  const { payment, leave_for: at }: { payment: { payment_id: string }; leave_for: string } = await json(
    request.post('/api/payment.php', {
      data: { bundle: bundle.id, amount: bundle.price, ...order },
      headers: { origin },
    }),
  );
  return { id: payment.payment_id, at };
}
const stateOf = async (request: APIRequestContext, id: string): Promise<string> =>
  ((await json(request.get(`/api/payment.php?id=${id}`))) as { state: string }).state;

test('the test bank reports the result of a payment and takes it back later, with a page that works without script (spec D2.12) @full', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  const { id, at } = await begin(context.request, baseURL ?? '', { method: 'visa', keep_card: true });
  const answer = await page.goto(at);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/€\s9,99/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'In behandeling' }).click();
  await page.waitForURL('**/transactions/**');
  await expect.poll(() => stateOf(context.request, id)).toBe('pending');
  await page.goto(at);
  await page.getByLabel('•••• 0002').check();
  await page.getByLabel('Dubbel').check();
  await page.getByRole('button', { name: 'Betaald' }).click();
  await expect.poll(() => stateOf(context.request, id)).toBe('completed');
  await page.goto(at);
  await expect(page.getByText('Wat gebeurt er daarna?')).toBeVisible();
  await page.getByRole('button', { name: 'Teruggeboekt door de bank' }).click();
  await expect(page.locator('.state')).toHaveText('Teruggeboekt');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect.poll(() => stateOf(context.request, id)).toBe('charged_back');
});

test('the test bank is in English for a member who pays in English, in both themes @full', async ({
  page,
  context,
  baseURL,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await logIn(context, await newMember({ credits: 0, language: 'en' }), baseURL ?? '');
  const { id, at } = await begin(context.request, baseURL ?? '', { method: 'ideal' });
  await page.goto(at);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Failed: insufficient funds' }).click();
  await expect.poll(() => stateOf(context.request, id)).toBe('failed');
});
