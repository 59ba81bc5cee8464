import { useId } from 'react';
import { useLocale } from 'use-intl';
import type { Bundle } from '#contract/credits';
import { moneyText } from '#i18n/money';
import { useText } from '#i18n/react';
import { Beads } from './beads.tsx';
import type { PriceList as Prices } from './bundles-query.ts';
import style from './price-list.module.css';

/** The bundles of a country with what they cost, none before the others. */
export function PriceList({ prices }: { prices: Prices }) {
  const t = useText();
  const id = useId();
  const country = t(`country.${prices.country}`);
  return (
    <section className={style.section} aria-labelledby={id}>
      <h2 id={id}>{t('bundles.title')}</h2>
      {prices.bundles.length === 0 ? (
        <p>{t.rich('bundles.none', { country, service: words => <a href="/pages/service">{words}</a> })}</p>
      ) : (
        <>
          <p className={style.place}>{t('bundles.place', { country })}</p>
          <ul className={style.list}>
            {prices.bundles.map(bundle => (
              <BundleRow key={bundle.id} bundle={bundle} currency={prices.currency} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function BundleRow({ bundle, currency }: { bundle: Bundle; currency: Prices['currency'] }) {
  const t = useText();
  const locale = useLocale();
  const money = (amount: number) => moneyText(locale, amount, currency);
  return (
    <li className={style.bundle}>
      <Beads count={bundle.credits} />
      <p className={style.credits}>
        <strong>{bundle.credits}</strong> {t('bundles.credits', { count: bundle.credits })}
      </p>
      <p className={style.price}>{money(bundle.price)}</p>
      <p className={style.each}>{t('bundles.each', { money: money(bundle.price_per_credit) })}</p>
    </li>
  );
}
