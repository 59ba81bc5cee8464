import type { ErrorCode } from '#contract/errors';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useResendActivation } from '../accounts/use-resend-activation.ts';
import { useUser } from '../accounts/user-query.ts';
import { useSettings } from '../site/settings-query.ts';
import { Button } from '../ui/button.tsx';
import { MailIcon } from '../ui/icons.ts';
import { NoticeLine } from './composing/notice-line.tsx';
import { Refusal } from './composing/refusal.tsx';

type ComposerNoticesProps = { profile: Pick<MemberCard, 'fictional'>; refusal: ErrorCode | null };

/** What a member should know before writing: the other one is fictional, the address not confirmed, why a message came back. */
export function ComposerNotices({ profile, refusal }: ComposerNoticesProps) {
  const user = useUser();
  return (
    <>
      {profile.fictional && <FictionalWarning />}
      {user?.status === 'not_confirmed' && <Unconfirmed />}
      <div role="alert">{refusal && <Refusal code={refusal} />}</div>
    </>
  );
}

function FictionalWarning() {
  const t = useMembersText();
  const { fictional_icon: icon, fictional_warning: warning } = useSettings();
  return <NoticeLine icon={icon}>{warning || t('fictional.warning')}</NoticeLine>;
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
