import { useQuery } from '@tanstack/react-query';
import type { CountryCode } from '#contract/countries';
import { getBundles } from '#contract/credits';
import { useText } from '#i18n/react';
import { cacheLoader, documentLoader, type PageQueries } from '../accounts/page-loaders.ts';
import { useUser } from '../accounts/user-query.ts';
import { query } from '../data/query.ts';
import type { LightHandle } from '../site/light-page.ts';
import { useSettings } from '../site/settings-query.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CheckIcon } from '../ui/icons.ts';
import { PageHead } from '../ui/page-head.tsx';
import { Section } from '../ui/section.tsx';
import { Comparison } from './comparison.tsx';
import { orderAddress } from './order/order-address.ts';
import { PriceList } from './price-list.tsx';
import style from './pricing-page.module.css';
import { useMinimumPrice } from './use-price.ts';

export const handle: LightHandle = { light: true, evening: true };

const queries: PageQueries = () => [query(getBundles)];
export const loader = documentLoader(queries);
export const clientLoader = cacheLoader(queries);

/** @spec 2.9 1.3 */
export default function PricingPage() {
  const t = useText();
  const { name } = useSettings();
  const isMember = useUser() !== null;
  const { data: prices } = useQuery(query(getBundles));
  return (
    <main id="content">
      <PageHead title={t('pricing.title')} description={t('pricing.description', { site: name })} />
      <Opening country={prices?.country} />
      <div className={`page stack one-column ${style.page}`}>
        <FreeFeatures />
        {prices && <PriceList prices={prices} {...(isMember && { linkTo: ({ id }) => orderAddress(id) })} />}
        <div className={`stack ${style.pair}`}>
          <Comparison />
          <PurchaseRules />
        </div>
      </div>
    </main>
  );
}

function Opening({ country }: { country: CountryCode | undefined }) {
  const t = useText();
  const user = useUser();
  const { credits, money } = useMinimumPrice(useSettings().message_credits, country);
  return (
    <section className={`evening ink ${style.opening}`}>
      <div className={`page stack one-column gap-3 justify-items-start wide-buttons ${style.inner}`}>
        <h1 className="heading-xl leading-1">{t('pricing.promise')}</h1>
        <p className={`quiet text-l ${style.lead}`}>{t('pricing.lead')}</p>
        <div className={`stack gap-half quiet ${style.message}`}>
          <p>{t('pricing.message')}</p>
          <p className={`flex wrap items-baseline tabular ${style.price}`}>
            <strong className="ink">{credits}</strong>
            {money && <span className="ink text-l">{money}</span>}
          </p>
          <p>{t('pricing.reading')}</p>
        </div>
        <ButtonLink to={user ? '/credits' : '/signup'} reloadDocument className={style.start}>
          {user ? t('pricing.to_credits') : t('nav.signup')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** @spec 1.3 */
function FreeFeatures() {
  const t = useText();
  const { signup_credits: count } = useSettings();
  const features = [
    t('pricing.free_signup'),
    t('pricing.free_search'),
    t('pricing.free_likes'),
    t('pricing.free_reading'),
    ...(count > 0 ? [t('pricing.free_credits', { count })] : []),
  ];
  return (
    <Section title={t('pricing.free_title')} className="stack gap-2">
      <ul className={`stack ${style.list}`}>
        {features.map(thing => (
          <li className="flex gap-s items-start" key={thing}>
            <CheckIcon className="rigid violet" size={22} />
            {thing}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** @spec D5.1 D2.35 */
function PurchaseRules() {
  const t = useText();
  const { refund_days: days } = useSettings();
  return (
    <Section title={t('pricing.fair_title')} className={`stack gap-2 content-start ${style.section}`}>
      <div>
        <h3 className="text-l">{t('pricing.subscription_title')}</h3>
        <p className="quiet">{t('pricing.subscription_text')}</p>
      </div>
      <div>
        <h3 className="text-l">{t('pricing.expiry_title')}</h3>
        <p className="quiet">{t('pricing.expiry_text')}</p>
      </div>
      <div>
        <h3 className="text-l">{t('pricing.refund_title', { days })}</h3>
        <p className="quiet">{t('pricing.refund_text', { days })}</p>
        <a className="inline-row target weight-600" href="/pages/return-policy">
          {t('pricing.refund_link')}
        </a>
      </div>
    </Section>
  );
}
