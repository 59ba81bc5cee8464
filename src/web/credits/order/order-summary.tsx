import { useId } from 'react';
import { useAccountText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import { CrownIcon } from '../../ui/icons.ts';
import link from '../../ui/text-link.module.css';
import style from './order-summary.module.css';
import { PriceLines } from './price-lines.tsx';
import type { Quote } from './quote-query.ts';

export function OrderSummary({ quote }: { quote: Quote }) {
  const t = useAccountText();
  const id = useId();
  return (
    <section className={style.summary} aria-labelledby={id}>
      <h2 id={id}>{t('order.summary')}</h2>
      <OrderQuote quote={quote} />
    </section>
  );
}

/** @spec 4.8 D2.12 */
export function OrderQuote({ quote }: { quote: Quote }) {
  const t = useAccountText();
  return (
    <>
      <PriceLines quote={quote} />
      <DebtPaidOff quote={quote} />
      {quote.makes_premium && (
        <p className={style.premium}>
          <CrownIcon size={20} />
          {t('buying.premium')}
        </p>
      )}
    </>
  );
}

function DebtPaidOff({ quote: { credits, settles } }: { quote: Quote }) {
  const t = useAccountText();
  if (settles === 0) return null;
  return <p className={style.settles}>{t('order.settles', { settles, left: credits - settles })}</p>;
}

/** @spec D2.35 D5.1 */
export function OrderNotes({ statement }: { statement: string }) {
  const t = useAccountText();
  const { refund_days: days } = useSettings();
  return (
    <div className={style.notes}>
      <p>{t('order.once')}</p>
      <p>{t('order.statement', { statement })}</p>
      <p>
        {t.rich('order.withdraw', {
          days,
          policy: words => (
            <a href="/pages/return-policy" className={link.link}>
              {words}
            </a>
          ),
        })}
      </p>
    </div>
  );
}
