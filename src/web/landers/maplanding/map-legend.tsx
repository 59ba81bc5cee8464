import type { ReactNode } from 'react';
import { useLanderText } from '#i18n/react';
import style from './map-legend.module.css';

/** Length of a side of the square of which only the number is stored, in km (decision 0090). */
const CELL_KM = 5;

/** @spec 2.1 D1.5 */
export function MapLegend() {
  const t = useLanderText();
  const bands = { near: t('distance.under_5'), far: t('distance.under_25') };
  const entries = [
    { symbol: <LightSymbol />, term: t('lander_maplanding.light'), text: t('lander_maplanding.light_text') },
    {
      symbol: <AreaSymbol />,
      term: t('lander_maplanding.area'),
      text: t('lander_maplanding.area_text', { km: String(CELL_KM) }),
    },
    {
      symbol: <DistanceSymbol />,
      term: t('lander_maplanding.distance'),
      text: t('lander_maplanding.distance_text', bands),
    },
  ];
  return (
    <section className={`page gutter ${style.legend}`} aria-labelledby="legend">
      <h2 id="legend" className="unseen">
        {t('lander_maplanding.legend')}
      </h2>
      <dl className={`stack ${style.entries}`}>
        {entries.map(({ symbol, term, text }) => (
          <div key={term} className={`stack icon-column gap-x-2 content-start line-above ${style.entry}`}>
            {symbol}
            <dt className="heading-s heading-font weight-700">{term}</dt>
            <dd className="quiet">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const Symbols = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 48 48" width={48} height={48} className={`rigid ${style.symbol}`} aria-hidden="true">
    {children}
  </svg>
);

const LightSymbol = () => (
  <Symbols>
    <circle cx="24" cy="24" r="17" className={style.halo} />
    <circle cx="24" cy="24" r="9" className={style.halo} />
    <circle cx="24" cy="24" r="4" className={style.lamp} />
  </Symbols>
);

const AreaSymbol = () => (
  <Symbols>
    <rect x="9" y="9" width="30" height="30" rx="4" className={style.area} />
    <path d="M9 19 19 9M9 29 29 9M9 39 39 9M19 39 39 19M29 39 39 29" className={style.hatch} />
  </Symbols>
);

const DistanceSymbol = () => (
  <Symbols>
    <path
      d="M8 40a32 32 0 0 1 32-32M17 40a23 23 0 0 1 23-23M26 40a14 14 0 0 1 14-14"
      className={style.band}
    />
  </Symbols>
);
