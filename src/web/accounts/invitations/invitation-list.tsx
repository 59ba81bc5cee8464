import { useFormatter } from 'use-intl';
import { type Invitation, withdrawInvitation } from '#contract/invitations';
import { useAccountText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import style from './invitations-page.module.css';

/**
 * The list never shows who used an invitation.
 * @spec 6.4
 */
export const InvitationList = ({ invitations }: { invitations: Invitation[] }) => (
  <ul className="stack">
    {invitations.map(invitation => (
      <InvitationRow key={invitation.id} invitation={invitation} />
    ))}
  </ul>
);

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
        <span className={`quiet ${style.quiet}`}>{madeOn}</span>
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
