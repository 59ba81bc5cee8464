import { expect, test } from 'vitest';
import { SIGNED_URLS } from '#contract/constants';
import { signedAddresses, ticketSecondsLeft } from './addresses.ts';

const holder = { accountId: 'an account', secret: 'a secret of the tests, forty characters.' };
const start = Date.UTC(2026, 2, 14, 12);

test('an address still opens when an open page asks for new ones, whenever it was signed (spec D5.4)', () => {
  for (let second = 0; second < SIGNED_URLS.bucketSeconds; second++) {
    const signed = start + second * 1_000;
    const { normal } = signedAddresses('key', { ...holder, now: new Date(signed) });
    const asked = new URL(normal, 'http://localhost').searchParams;
    const ticket = { ends: Number(asked.get('ends')), signature: asked.get('for') ?? '' };
    const now = new Date(signed + SIGNED_URLS.refreshMs);
    // On slow connections, pictures need the old ticket for 30 seconds after a refresh.
    expect(ticketSecondsLeft(ticket, { ...holder, clearKey: 'key', now })).toBeGreaterThanOrEqual(30);
  }
});
