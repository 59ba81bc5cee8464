import type { FieldError } from '#contract/errors';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useResendActivation } from '../accounts/use-resend-activation.ts';
import { useUser } from '../accounts/user-query.ts';
import { useSettings } from '../site/settings-query.ts';
import { Button } from '../ui/button.tsx';
import { EyeOffIcon, MailIcon } from '../ui/icons.ts';
import type { Between } from './composing/between.ts';
import { NoticeLine } from './composing/notice-line.tsx';
import { Refusal } from './composing/refusal.tsx';

type ComposerNoticesProps = {
  profile: Pick<MemberCard, 'name' | 'fictional'>;
  between: Between;
  refusal?: FieldError | null;
};

/**
 * What a member should know before he sends: the other one is fictional, what is sent shows who is invisible, the address is not
 * confirmed, why a message came back.
 */
export function ComposerNotices({ profile, between, refusal = null }: ComposerNoticesProps) {
  const user = useUser();
  return (
    <>
      {profile.fictional && <FictionalWarning />}
      {user?.profile.invisible && !between.isSeen && <Invisible name={profile.name} />}
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
      <Button look="plain" small busy={isPending} onClick={() => mutate()}>
        {t('activation.resend')}
      </Button>
    </NoticeLine>
  );
}
