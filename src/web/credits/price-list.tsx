import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Output } from '#contract/call';
import type { getBundles } from '#contract/credits';
import type { DiscountCode } from '#contract/discounts';
import { useCountryName, useMoneyText, useText } from '#i18n/react';
import { ChevronRightIcon } from '../ui/icons.ts';
import { Section } from '../ui/section.tsx';
import { type PricedBundle, priceBundle } from './discounts/price-bundle.ts';
import style from './price-list.module.css';

type PriceListProps = {
  prices: Output<typeof getBundles>;
  /** Each bundle gets the first code that applies. */
  codes?: readonly DiscountCode[];
  linkTo?: (bundle: PricedBundle) => string;
  children?: ReactNode;
  after?: ReactNode;
};

/** @spec D2.12 D5.1 */
export function PriceList({ prices, codes = [], linkTo, children, after }: PriceListProps) {
  const t = useText();
  const countryName = useCountryName();
  const country = countryName(prices.country);
  return (
    <Section title={t('bundles.title')} className={`stack one-column gap-1 ${style.section}`}>
      {children ?? <p className="quiet">{t('bundles.place', { country })}</p>}
      {prices.bundles.length === 0 ? (
        <p>{t.rich('bundles.none', { country, service: words => <a href="/pages/service">{words}</a> })}</p>
      ) : (
        <ul className={`tabular space-above-1 ${style.list}`}>
          {prices.bundles.map(bundle => {
            const priced = priceBundle(bundle, prices, codes);
            return (
              <BundleRow
                key={bundle.id}
                bundle={priced}
                currency={prices.currency}
                {...(linkTo && { to: linkTo(priced) })}
              />
            );
          })}
        </ul>
      )}
      {after}
    </Section>
  );
}

type BundleRowProps = { bundle: PricedBundle; currency: Output<typeof getBundles>['currency']; to?: string };

function BundleRow({ bundle, currency, to }: BundleRowProps) {
  const t = useText();
  const money = useMoneyText();
  const { credits, total, total_per_credit: each } = bundle;
  return (
    <li className={`stack items-center pad-block-2 line-above ${style.bundle}`}>
      <CreditDots count={credits} />
      <p className={`quiet ${style.credits}`}>
        <strong className="block ink">{credits}</strong> {t('bundles.credits', { count: credits })}
      </p>
      <p className={`text-end nowrap ${style.price}`}>
        <OriginalPrice bundle={bundle} money={money(bundle.price, currency)} />
        {money(total, currency)}
      </p>
      <p className={`quiet text-m text-end ${style.each}`}>
        {t('bundles.each', { money: money(each, currency) })}
      </p>
      {to && (
        <Link
          to={to}
          prefetch="intent"
          className={`soft stack place-center target weight-650 no-underline round at-least-target ${style.choose}`}
        >
          <span className={`absolute clip nowrap ${style.word}`}>
            {t.rich('bundles.choose', {
              count: credits,
              money: money(total, currency),
              unseen: words => <span className="unseen">{words}</span>,
            })}
          </span>
          <ChevronRightIcon size={22} />
        </Link>
      )}
    </li>
  );
}

function OriginalPrice({ bundle: { code, discount }, money }: { bundle: PricedBundle; money: string }) {
  const t = useText();
  if (!code || discount === 0) return null;
  return (
    <span className={`block quiet ${style.before}`}>
      <s>
        <span className="unseen">{t('bundles.before', { money })}</span>
        <span aria-hidden="true">{money}</span>
      </s>{' '}
      <span className="good weight-650 inline-block">
        {t('bundles.off', { percentage: code.value_percentage })}
      </span>
    </span>
  );
}

const DOTS_PER_ROW = 10;
const MAX_DOTS = 100;

/**
 * Hidden from screen readers, because the number stands next to it.
 * @spec D2.12
 */
function CreditDots({ count }: { count: number }) {
  const dotCount = Math.min(count, MAX_DOTS);
  const dots = Array.from({ length: dotCount }, (_, index) => {
    const column = index % DOTS_PER_ROW;
    // The bottom row is filled first.
    const row = MAX_DOTS / DOTS_PER_ROW - 1 - Math.floor(index / DOTS_PER_ROW);
    return `M${column * 2 + 1} ${row * 2 + 1}h0`;
  });
  return (
    <svg
      aria-hidden="true"
      className={`full-width ${style.dots}`}
      viewBox={`0 0 ${DOTS_PER_ROW * 2} ${(MAX_DOTS / DOTS_PER_ROW) * 2}`}
    >
      <path d={dots.join('')} />
    </svg>
  );
}
