import type { ReactNode } from 'react';
import type { ErrorCode } from '#contract/errors';
import type { MemberCard } from '#contract/profiles';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { useResendActivation } from '../accounts/use-resend-activation.ts';
import { useUser } from '../accounts/user-query.ts';
import { useMessagePrice } from '../credits/use-message-price.ts';
import { useSettings } from '../site/settings-query.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { CreditsIcon, MailIcon, MessageIcon } from '../ui/icons.ts';
import style from './composer.module.css';

/** What a member should know before writing: the other one is fictional, the address not confirmed, why a message came back. */
export function ComposerNotices({ profile, refusal }: { profile: MemberCard; refusal: ErrorCode | null }) {
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
  return <Line icon={icon}>{warning || t('fictional.warning')}</Line>;
}

function Unconfirmed() {
  const t = useMembersText();
  const { mutate, isPending } = useResendActivation();
  return (
    <Line icon={<MailIcon size={20} />}>
      <p>{t('chat.unconfirmed')}</p>
      <Button look="plain" small busy={isPending} onClick={() => mutate()}>
        {t('activation.resend')}
      </Button>
    </Line>
  );
}

function Refusal({ code }: { code: ErrorCode }) {
  const t = useMembersText();
  const { credits: price } = useMessagePrice();
  const credits = useUser()?.credits ?? 0;
  if (code !== 'insufficient_credits')
    return (
      <Line tone="warning" icon={<MessageIcon size={20} />}>
        {errorText(t, { code })}
      </Line>
    );
  return (
    <Line tone="warning" icon={<CreditsIcon size={20} />}>
      <div>
        <strong>{t('chat.short_title')}</strong>
        <p>{t('chat.short_text', { price, count: credits })}</p>
      </div>
    </Line>
  );
}

const Line = ({ icon, tone, children }: { icon: ReactNode; tone?: 'warning'; children: ReactNode }) => (
  <div className={classes(style.notice, tone && style[tone])}>
    <span aria-hidden="true">{icon}</span>
    <div className={style.words}>{children}</div>
  </div>
);
