import { useQuery } from '@tanstack/react-query';
import { INVITATIONS } from '#contract/constants';
import { getInvitations, makeInvitation } from '#contract/invitations';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { useCall } from '../../data/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.ts';
import { ErrorText } from '../error-text.tsx';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../page-loaders.ts';
import { SettingsFrame, SettingsSection } from '../settings/settings-frame.tsx';
import { useUser } from '../user-query.ts';
import { InvitationLink } from './invitation-link.tsx';
import { InvitationList } from './invitation-list.tsx';
import style from './invitations-page.module.css';

const queries: PageQueries = () => [query(getInvitations)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/**
 * Members can invite even where sign-up is closed.
 * @spec 2.9 6.4
 */
export default function InvitationsPage() {
  const t = useAccountText();
  const invitations = useQuery(query(getInvitations)).data?.invitations ?? [];
  const open = invitations.filter(({ state }) => state === 'open').length;
  return (
    <SettingsFrame title={t('invitations.title')} intro={t('invitations.intro', { days: INVITATIONS.days })}>
      <SettingsSection>
        <NewInvitation open={open} />
      </SettingsSection>
      {invitations.length > 0 && (
        <SettingsSection title={t('invitations.made')}>
          <InvitationList invitations={invitations} />
        </SettingsSection>
      )}
    </SettingsFrame>
  );
}

function NewInvitation({ open }: { open: number }) {
  const t = useAccountText();
  const make = useCall(makeInvitation, { awaitsRefetch: true });
  const isConfirmed = useUser()?.status !== 'not_confirmed';
  if (!isConfirmed) return <p className={`quiet ${style.quiet}`}>{t('invitations.unconfirmed')}</p>;
  const left = INVITATIONS.maxOpen - open;
  return (
    <div className="stack gap-2 justify-items-start">
      {make.data && <InvitationLink key={make.data.link} link={make.data.link} />}
      {left > 0 && (
        <Button
          look={make.data ? 'soft' : 'primary'}
          icon={<PlusIcon size={20} />}
          busy={make.isPending}
          onClick={() => make.mutate({})}
        >
          {make.data ? t('invitations.make_another') : t('invitations.make')}
        </Button>
      )}
      <p className={`quiet ${style.quiet}`}>
        {left > 0
          ? t('invitations.left', { left })
          : t('invitations.none_left', { open: INVITATIONS.maxOpen })}
      </p>
      <ErrorText error={make.error} />
    </div>
  );
}
