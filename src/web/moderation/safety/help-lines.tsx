import type { CountryCode } from '#contract/countries';
import { type HelpLine, helpLines } from '#contract/help-lines';
import { useCountryName, useText } from '#i18n/react';
import style from './help-lines.module.css';

/**
 * `isPart`: stands below a heading that names the country.
 * @spec D5.3
 */
export function HelpLines({ country, isPart = false }: { country: CountryCode; isPart?: boolean }) {
  const t = useText();
  const countryName = useCountryName();
  const lines = (
    <ul className="lines-between">
      {helpLines[country].map(line => (
        <Line key={`${line.kind} ${line.name}`} line={line} />
      ))}
    </ul>
  );
  if (isPart) return lines;
  return (
    <section id="help" className={`stack gap-1 tint radius-l ${style.card}`}>
      <h2>{t('safety.lines', { country: countryName(country) })}</h2>
      <p className="quiet">{t('safety.lines_lead')}</p>
      {lines}
    </section>
  );
}

function Line({ line: { kind, name, phone, web, allDay } }: { line: HelpLine }) {
  const t = useText();
  const purpose = kind === 'emergency' || kind === 'police' ? null : t(`help_kind.${kind}`);
  return (
    <li className={`flex wrap items-baseline ${style.line}`}>
      <span className={`stack ${style.name}`}>
        <strong className="weight-600">
          {name ?? t(kind === 'emergency' ? 'safety.emergency' : 'safety.police')}
        </strong>
        {purpose && (
          <span className="quiet text-m">{allDay ? `${purpose} · ${t('safety.all_day')}` : purpose}</span>
        )}
      </span>
      <span className={`flex wrap items-baseline ${style.reach}`}>
        {phone && (
          <a className="inline-row target weight-600 tabular" href={`tel:${phone.replace(/[ -]/g, '')}`}>
            {phone}
          </a>
        )}
        {web && (
          <a className="inline-row target" href={`https://${web}`} rel="noreferrer">
            {web}
          </a>
        )}
      </span>
    </li>
  );
}
