import { useQuery } from '@tanstack/react-query';
import { useFormatter } from 'use-intl';
import { INVITATIONS } from '#contract/constants';
import { getInvitations, type Invitation, makeInvitation, withdrawInvitation } from '#contract/invitations';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { useCall } from '../../data/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';
import { ErrorText } from '../error-text.tsx';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../page-loaders.ts';
import { SettingsFrame, SettingsSection } from '../settings/settings-frame.tsx';
import { useUser } from '../user-query.ts';
import { InvitationLink } from './invitation-link.tsx';
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
          <ul className="stack lines-between">
            {invitations.map(invitation => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </SettingsSection>
      )}
    </SettingsFrame>
  );
}

function NewInvitation({ open }: { open: number }) {
  const t = useAccountText();
  const make = useCall(makeInvitation, { awaitsRefetch: true });
  const isConfirmed = useUser()?.status !== 'not_confirmed';
  if (!isConfirmed) return <p className="quiet">{t('invitations.unconfirmed')}</p>;
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
      <p className="quiet">
        {left > 0
          ? t('invitations.left', { left })
          : t('invitations.none_left', { open: INVITATIONS.maxOpen })}
      </p>
      <ErrorText error={make.error} />
    </div>
  );
}

/**
 * The list never shows who used an invitation.
 * @spec 6.4
 */
function InvitationRow({ invitation: { id, state, created, expires } }: { invitation: Invitation }) {
  const t = useAccountText();
  const format = useFormatter();
  const withdraw = useCall(withdrawInvitation, {
    awaitsRefetch: true,
    onSuccess: () => toast(t('invitations.withdrawn_now'), 'good'),
    onError: () => toast(t('errors.generic_short'), 'error'),
  });
  const day = (iso: string) => format.dateTime(new Date(iso), { day: 'numeric', month: 'long' });
  const madeOn = t('invitations.made_on', { day: day(created) });
  const states: Record<Invitation['state'], string> = {
    open: t('invitations.open', { day: day(expires) }),
    used: t('invitations.used'),
    expired: t('invitations.expired'),
    withdrawn: t('invitations.withdrawn'),
  };
  return (
    <li className={`row gap-2 justify-between pad-block-1 ${style.row}`}>
      <span className="stack may-shrink">
        <span className={`weight-600 ${style.state}`} data-state={state}>
          {states[state]}
        </span>
        <span className="quiet">{madeOn}</span>
      </span>
      {state === 'open' && (
        <Button
          look="soft"
          small
          busy={withdraw.isPending}
          aria-label={t('invitations.withdraw_made', { day: day(created) })}
          onClick={() => withdraw.mutate({ id })}
        >
          {t('invitations.withdraw')}
        </Button>
      )}
    </li>
  );
}
