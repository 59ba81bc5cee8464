import { useId } from 'react';
import { useText } from '#i18n/react';
import { useSettings } from '../site/settings-query.ts';
import { CheckIcon } from '../ui/icons.ts';
import style from './free-features.module.css';

/** @spec 1.3 */
export function FreeFeatures() {
  const t = useText();
  const id = useId();
  const { signup_credits: count } = useSettings();
  const features = [
    t('pricing.free_signup'),
    t('pricing.free_search'),
    t('pricing.free_likes'),
    t('pricing.free_reading'),
    ...(count > 0 ? [t('pricing.free_credits', { count })] : []),
  ];
  return (
    <section className={style.section} aria-labelledby={id}>
      <h2 id={id}>{t('pricing.free_title')}</h2>
      <ul className={style.list}>
        {features.map(thing => (
          <li key={thing}>
            <CheckIcon size={22} />
            {thing}
          </li>
        ))}
      </ul>
    </section>
  );
}
