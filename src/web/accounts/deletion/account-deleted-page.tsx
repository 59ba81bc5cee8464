import { useSearchParams } from 'react-router';
import { ACCOUNT_DELETION_GRACE_DAYS } from '#contract/constants';
import { timestamp } from '#contract/fields';
import { useText } from '#i18n/react';
import { useMoment } from '../../site/use-moment.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MoonIcon } from '../../ui/icons.ts';
import { NoticePage } from '../../ui/notice-page.tsx';
import { guardedCacheLoader, guardedDocumentLoader } from '../page-loaders.ts';
import { visitorsOnly } from '../visitors-only.ts';

// Redirects members who reactivated their account and return here with the Back button.
const guard = visitorsOnly(() => '/members');
export const loader = guardedDocumentLoader(guard, () => []);
export const clientLoader = guardedCacheLoader(guard, () => []);

/** @spec 2.1 4.3 */
export default function AccountDeletedPage() {
  const t = useText();
  const moment = useMoment();
  const until = timestamp.safeParse(useSearchParams()[0].get('until'));
  const title = t('account_deleted.title');
  return (
    <NoticePage
      icon={<MoonIcon />}
      title={title}
      action={
        <ButtonLink look="soft" to="/" reloadDocument>
          {t('account_deleted.home')}
        </ButtonLink>
      }
    >
      <p>{t('account_deleted.hidden')}</p>
      <p>
        {until.success
          ? t('account_deleted.until', { until: moment(until.data) })
          : t('account_deleted.days', { days: ACCOUNT_DELETION_GRACE_DAYS })}
      </p>
      <p>{t('account_deleted.goodbye')}</p>
    </NoticePage>
  );
}
