import { FREE_CONVERSATION_LIMIT, FREE_PHOTO_LIMIT, PREMIUM_PHOTO_LIMIT } from '#contract/constants';
import { useText } from '#i18n/react';
import { useSettings } from '../site/settings-query.ts';
import { CheckIcon } from '../ui/icons.ts';
import { Section } from '../ui/section.tsx';
import style from './comparison.module.css';

/** @spec 1.3 D1.8 */
export function Comparison() {
  const t = useText();
  const { premium_match_claim: claim } = useSettings();
  const rows = [
    [t('comparison.basics'), true, true],
    [t('comparison.reading'), true, true],
    [t('comparison.conversations'), String(FREE_CONVERSATION_LIMIT), t('comparison.unlimited')],
    [t('comparison.photos'), t('comparison.photos_public'), t('comparison.photos_all')],
    [t('comparison.own_photos'), String(FREE_PHOTO_LIMIT), String(PREMIUM_PHOTO_LIMIT)],
    [t('comparison.searches'), false, true],
    [t('comparison.visitors'), false, true],
  ] as const;
  return (
    <Section title={t('comparison.title')} className={`stack one-column gap-1 ${style.section}`}>
      <p className="quiet">{t('comparison.lead')}</p>
      <table className={`full-width tabular ${style.table}`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{t('comparison.what')}</span>
            </th>
            <th scope="col">{t('comparison.free')}</th>
            <th scope="col">{t('comparison.premium')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([feature, free, premium]) => (
            <tr key={feature}>
              <th scope="row">{feature}</th>
              <Cell value={free} />
              <Cell value={premium} />
            </tr>
          ))}
        </tbody>
      </table>
      {claim !== null && <p className="quiet">{t('comparison.claim', { percent: String(claim) })}</p>}
    </Section>
  );
}

function Cell({ value }: { value: boolean | string }) {
  const t = useText();
  if (typeof value === 'string') return <td className="text-center">{value}</td>;
  return (
    <td className="text-center">
      {value ? <CheckIcon size={22} /> : <span aria-hidden="true">–</span>}
      <span className="unseen">{value ? t('comparison.yes') : t('comparison.no')}</span>
    </td>
  );
}
