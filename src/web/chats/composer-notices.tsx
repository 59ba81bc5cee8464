import type { FieldError } from '#contract/errors';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useResendActivation } from '../accounts/resend-activation.tsx';
import { useUser } from '../accounts/user-query.ts';
import { useSettings } from '../site/settings-query.ts';
import { Button } from '../ui/button.tsx';
import { EyeOffIcon, MailIcon } from '../ui/icons.ts';
import type { ContactState } from './composing/contact-state.ts';
import { NoticeLine } from './composing/notice-line.tsx';
import { Refusal } from './composing/refusal.tsx';

type ComposerNoticesProps = {
  profile: Pick<MemberCard, 'name' | 'fictional'>;
  contact: ContactState;
  refusal?: FieldError | null;
};

/** @spec 1.4 4.5 4.2 */
export function ComposerNotices({ profile, contact, refusal = null }: ComposerNoticesProps) {
  const user = useUser();
  return (
    <>
      {profile.fictional && <FictionalWarning />}
      {user?.profile.invisible && !contact.isSeen && <Invisible name={profile.name} />}
      {user?.status === 'not_confirmed' && <Unconfirmed />}
      <div role="alert">{refusal && <Refusal failure={refusal} name={profile.name} />}</div>
    </>
  );
}

function FictionalWarning() {
  const t = useMembersText();
  const { fictional_icon: icon, fictional_warning: warning } = useSettings();
  return <NoticeLine icon={icon}>{warning || t('fictional.warning')}</NoticeLine>;
}

function Invisible({ name }: { name: string }) {
  const t = useMembersText();
  return <NoticeLine icon={<EyeOffIcon size={20} />}>{t('chat.invisible', { name })}</NoticeLine>;
}

function Unconfirmed() {
  const t = useMembersText();
  const { mutate, isPending } = useResendActivation();
  return (
    <NoticeLine icon={<MailIcon size={20} />}>
      <p>{t('chat.unconfirmed')}</p>
      <Button look="plain" small busy={isPending} onClick={() => mutate({})}>
        {t('activation.resend')}
      </Button>
    </NoticeLine>
  );
}
