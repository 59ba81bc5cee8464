import { useMembersText } from '#i18n/react';
import { useMoment } from '../site/use-moment.ts';
import { WarningIcon } from '../ui/icons.ts';
import style from './frozen-banner.module.css';
import { useUser } from './user-query.ts';

/**
 * Says on every page of a member whose account is frozen what that means, since when, why if staff said so, and what to
 * do. It cannot be dismissed, because everything the member writes is refused.
 * @spec D5.10
 */
export function FrozenBanner() {
  const t = useMembersText();
  const moment = useMoment();
  const frozen = useUser()?.frozen;
  if (!frozen) return null;
  return (
    <section
      className={`stack icon-column gap-s pad-row warning-tint text-m ${style.banner}`}
      aria-label={t('frozen.title')}
    >
      <WarningIcon className="warning" size={22} />
      <div className="stack gap-half">
        <p className="weight-650">{t('frozen.since', { day: moment(frozen.since) })}</p>
        {frozen.reason && <p className="break-anywhere">{t('frozen.why', { reason: frozen.reason })}</p>}
        <p>{t('frozen.what')}</p>
        <p className={`flex wrap ${style.ways}`}>
          <a href="/complaints" className="inline-row target weight-600">
            {t('frozen.contact')}
          </a>
          <a href="/settings/export" className="inline-row target weight-600">
            {t('frozen.export')}
          </a>
        </p>
      </div>
    </section>
  );
}
