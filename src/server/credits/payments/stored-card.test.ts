import { beforeEach, describe, expect, test } from 'vitest';
import { deleteStoredCard } from '#contract/repeat-order';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { type Buyer, purchaseTest } from '../testing/purchase-test.ts';
import { DELETE_CARDS_AT_PROVIDER, deleteCardsAtProvider } from './delete-stored-card.ts';
import { storedCardTest } from './testing/stored-card-test.ts';

const till = createFakePaymentProvider();
const server = await startTestServer({}, { payments: till });
const { app, db, clock } = server;
const purchases = purchaseTest(server, till);
const { buyer, report } = purchases;
const { buyWithStoredCard } = storedCardTest(purchases);
beforeEach(() => {
  till.isUnavailable = false;
});

describe('a stored card (spec D2.15)', () => {
  const cardsOf = ({ member }: Buyer) =>
    db.selectFrom('stored_cards').select('label').where('account_id', '=', member.accountId).execute();

  test('is stored only if the member asked for it', async () => {
    const customer = await buyer();
    for (const keep_card of [false, true]) {
      const { payment_id: id } = await customer.startOrder({
        method: 'visa',
        ...(keep_card && { keep_card }),
      });
      expect(till.orders.get(id)?.storeCard).toBe(keep_card);
    }
  });

  test('is deleted here at once, and at the provider as soon as it answers', async () => {
    const customer = await buyWithStoredCard('to be forgotten');
    till.isUnavailable = true;
    expect((await customer.browser.send(deleteStoredCard, { body: { card: customer.card } })).status).toBe(
      204,
    );
    expect((await customer.browser.send(deleteStoredCard, { body: { card: customer.card } })).status).toBe(
      204,
    );
    expect(await cardsOf(customer)).toEqual([]);
    await runJobs(app, DELETE_CARDS_AT_PROVIDER);
    till.isUnavailable = false;
    await deleteCardsAtProvider(app);
    expect(till.deletedCards).not.toContain('to be forgotten');
    clock.advance(600_000);
    await deleteCardsAtProvider(app);
    await deleteCardsAtProvider(app);
    expect(till.deletedCards.filter(token => token === 'to be forgotten')).toHaveLength(1);
  });

  test('stays deleted however often its payment is reported again', async () => {
    const customer = await buyWithStoredCard('reported again');
    await customer.browser.call(deleteStoredCard, { body: { card: customer.card } });
    await report(customer.payment, {});
    expect(await cardsOf(customer)).toEqual([]);
  });

  test('of another member cannot be deleted', async () => {
    const [customer, other] = [await buyWithStoredCard(), await buyWithStoredCard()];
    expect((await other.browser.send(deleteStoredCard, { body: { card: customer.card } })).status).toBe(204);
    expect(await cardsOf(customer)).toEqual([{ label: '4242' }]);
  });

  test('of an erased member is deleted at the provider, too', async () => {
    const customer = await buyWithStoredCard('of one who left');
    await db.deleteFrom('accounts').where('id', '=', customer.member.accountId).execute();
    await deleteCardsAtProvider(app);
    expect(till.deletedCards).toContain('of one who left');
  });
});
