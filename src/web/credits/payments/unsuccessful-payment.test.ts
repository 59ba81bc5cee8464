import { expect, test } from 'vitest';
import { paymentFailures } from '#contract/payments';
import { failureTexts } from './unsuccessful-payment.tsx';

const failedPayment = { state: 'failed', failure: null, is_repeat: false } as const;

test.each([
  [{}, 'payment_result.failed_text'],
  [{ is_repeat: true }, 'payment_result.card_text'],
  [{ state: 'cancelled' }, 'payment_result.cancelled_text'],
  [{ state: 'expired' }, 'payment_result.expired_text'],
] as const)('the texts of a payment that is %j (spec 4.9)', (is, words) => {
  expect(failureTexts({ ...failedPayment, ...is })).toEqual([words]);
});

test.each(paymentFailures.filter(failure => failure !== 'amount_differs'))(
  'the reason %s is given, and that nothing was charged (spec 8.3)',
  failure => {
    const expected = [`payment_failure.${failure}`, 'payment_result.not_charged'];
    for (const is_repeat of [true, false])
      expect(failureTexts({ ...failedPayment, failure, is_repeat })).toEqual(expected);
  },
);

test.each(['failed', 'cancelled', 'expired'] as const)(
  'after a wrong amount the text does not say that nothing was charged, although the payment has %s (spec 4.9)',
  state => {
    for (const is_repeat of [true, false])
      expect(failureTexts({ state, failure: 'amount_differs', is_repeat })).toEqual([
        'payment_failure.amount_differs',
      ]);
  },
);
