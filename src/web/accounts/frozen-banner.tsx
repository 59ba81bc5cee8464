import type { User } from '#contract/accounts';
import { useMembersText } from '#i18n/react';
import { useMoment } from '../site/use-moment.ts';
import { ChevronDownIcon, WarningIcon } from '../ui/icons.ts';
import style from './frozen-banner.module.css';
import { useUser } from './user-query.ts';

/**
 * Says on every page of a member whose account is frozen what that means, since when, why if staff said so, and what to
 * do. It cannot be dismissed, because everything the member writes is refused.
 * @spec D5.10
 */
export function FrozenBanner() {
  const t = useMembersText();
  const frozen = useUser()?.frozen;
  if (!frozen) return null;
  return (
    <section
      className={`stack icon-column gap-s pad-row warning-tint text-m ${style.banner}`}
      aria-label={t('frozen.title')}
    >
      <WarningIcon className="warning" size={22} />
      <FrozenWords frozen={frozen} />
    </section>
  );
}

/**
 * The same for a conversation on a phone: one line that opens, so that the composer stays on the screen.
 * @spec D5.10
 */
export function FrozenLine() {
  const t = useMembersText();
  const frozen = useUser()?.frozen;
  if (!frozen) return null;
  return (
    <section className="only-narrow warning-tint text-m" aria-label={t('frozen.title')}>
      <details className={style.line}>
        <summary className={`row gap-1 target ${style.summary}`}>
          <WarningIcon className="rigid warning" size={20} />
          <span className="weight-600">{t('frozen.short')}</span>
          <ChevronDownIcon className={`rigid push-end quiet ${style.mark}`} size={20} />
        </summary>
        <div className={`scroll ${style.words}`}>
          <FrozenWords frozen={frozen} />
        </div>
      </details>
    </section>
  );
}

function FrozenWords({ frozen: { since, reason } }: { frozen: NonNullable<User['frozen']> }) {
  const t = useMembersText();
  const moment = useMoment();
  return (
    <div className="stack gap-half">
      <p className="weight-650">{t('frozen.since', { day: moment(since) })}</p>
      {reason && <p className="break-anywhere">{t('frozen.why', { reason })}</p>}
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
  );
}
