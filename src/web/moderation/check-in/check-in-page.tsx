import { useQuery } from '@tanstack/react-query';
import { getCheckIns } from '#contract/check-ins';
import { useAccountText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { SettingsFrame, SettingsSection } from '../../accounts/settings/settings-frame.tsx';
import { query } from '../../data/query.ts';
import { useSettings } from '../../site/settings-query.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { AddFriendForm } from './add-friend-form.tsx';
import { CheckInCard } from './check-in-card.tsx';
import { FriendList } from './friend-list.tsx';
import { PlanForm } from './plan-form.tsx';

const queries: PageQueries = () => [query(getCheckIns)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 D5.3 */
export default function CheckInPage() {
  const t = useAccountText();
  const { name: site } = useSettings();
  const { data } = useQuery(query(getCheckIns));
  // The times of the form are those of this browser, which the server does not know.
  const isHydrated = useHydrated();
  const { friends, check_ins: checkIns } = data ?? { friends: [], check_ins: [] };
  const agreed = friends.filter(({ state }) => state === 'accepted');
  return (
    <SettingsFrame title={t('check_in.title')} intro={t('check_in.intro')}>
      {checkIns.length > 0 && (
        <SettingsSection title={t('check_in.planned')}>
          {checkIns.map(checkIn => (
            <CheckInCard
              key={checkIn.id}
              checkIn={checkIn}
              friend={friends.find(({ id }) => id === checkIn.friend) ?? { name: '', state: 'refused' }}
            />
          ))}
        </SettingsSection>
      )}
      <SettingsSection title={t('check_in.plan_title')}>
        {agreed.length === 0 ? (
          <p className="quiet">{t('check_in.plan_first')}</p>
        ) : (
          isHydrated && <PlanForm friends={agreed} />
        )}
      </SettingsSection>
      <SettingsSection title={t('check_in.friends')} hint={t('check_in.friends_hint', { site })}>
        <FriendList friends={friends} />
        <AddFriendForm />
      </SettingsSection>
      <SettingsSection>
        <p className="quiet">{t('check_in.not_emergency')}</p>
        <p>
          <a className="inline-row target weight-600" href="/safety#meeting">
            {t('check_in.tips')}
          </a>
        </p>
      </SettingsSection>
    </SettingsFrame>
  );
}
