import { Link } from 'react-router';
import { completenessOf } from '#contract/completeness';
import type { OwnProfile } from '#contract/profiles';
import { useAccountText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import link from '../../ui/text-link.module.css';
import style from './completeness-meter.module.css';

/** @spec 2.9 3.2 */
export function CompletenessMeter({ profile }: { profile: OwnProfile }) {
  const t = useAccountText();
  const { visible_profile_fields: visibleFields } = useSettings();
  const { counted, missing } = completenessOf(
    {
      main_image: profile.main_image,
      has_text: profile.about_me !== null,
      has_city: profile.city !== null,
      has_reason: profile.reason !== null,
      interests: profile.interests.length,
    },
    visibleFields,
  );
  const [next] = missing;
  if (!next) return null;
  const done = counted.length - missing.length;
  return (
    <section className="stack gap-1" aria-labelledby="complete">
      <h2 id="complete" className={style.title}>
        {t('editor.complete', { done, all: counted.length })}
      </h2>
      <span className={`flex gap-half ${style.line}`} aria-hidden="true">
        {counted.map((gap, index) => (
          <span key={gap} className={`grow round ${index < done ? style.done : 'tint'}`} />
        ))}
      </span>
      <p className="quiet text-m">
        {t(`profile_gap.${next}`)}{' '}
        <Link
          to={`#${next}`}
          state={{ opened: true }}
          preventScrollReset={next !== 'photo'}
          className={link.link}
        >
          {t(`enrich_gap.${next}`)}
        </Link>
      </p>
    </section>
  );
}
