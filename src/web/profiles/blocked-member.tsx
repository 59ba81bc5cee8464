import { useMembersText } from '#i18n/react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PersonIcon } from '../ui/icons.ts';
import { ReportBlockerButton } from './report-button.tsx';
import type { ReportedMember } from './report-store.ts';

/** @spec 4.4 6.4 */
export function BlockedMember({ member, onUnblock }: { member: ReportedMember; onUnblock: () => void }) {
  const t = useMembersText();
  return (
    <EmptyState
      page
      icon={<PersonIcon />}
      title={t('profile.blocked', { name: member.name })}
      action={
        <>
          <ButtonLink to="/members">{t('nav.members')}</ButtonLink>
          <ReportBlockerButton {...member} isBlocked />
          <Button look="plain" onClick={onUnblock}>
            {t('profile.unblock')}
          </Button>
        </>
      }
    />
  );
}
