import { methodFacts, type PaymentMethod } from '#contract/payment-methods';
import style from './method-mark.module.css';
import { methodSigns } from './method-signs.ts';

/** The tile of a payment method: a plain sign of its kind. Its name stands beside it. */
export function MethodMark({ method }: { method: PaymentMethod }) {
  const Sign = methodSigns[methodFacts[method].kind];
  return (
    <span className={style.mark}>
      <Sign size={22} />
    </span>
  );
}
