import type { ErrorCode } from '#contract/errors';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { useUser } from '../../accounts/user-query.ts';
import { useSettings } from '../../site/settings-query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CreditsIcon, MessageIcon } from '../../ui/icons.ts';
import { NoticeLine } from './notice-line.tsx';

/** Why a message came back, and what can be done; gone once the credits suffice. */
export function Refusal({ code }: { code: ErrorCode }) {
  const { message_credits: price } = useSettings();
  const credits = useUser()?.credits ?? 0;
  if (code === 'insufficient_credits') return credits < price ? <Short {...{ price, credits }} /> : null;
  return code === 'conversation_limit' ? <PremiumOnly /> : <Other code={code} />;
}

function Short({ price, credits }: { price: number; credits: number }) {
  const t = useMembersText();
  return (
    <NoticeLine tone="warning" icon={<CreditsIcon size={20} />}>
      <div>
        <strong>{t('chat.short_title')}</strong>
        <p>{t('chat.short_text', { price, count: credits })}</p>
      </div>
      <ButtonLink to="/credits" small>
        {t('chat.buy')}
      </ButtonLink>
    </NoticeLine>
  );
}

function PremiumOnly() {
  const t = useMembersText();
  return (
    <NoticeLine tone="warning" icon={<MessageIcon size={20} />}>
      <div>
        <strong>{errorText(t, { code: 'premium_only' })}</strong>
        <p>{errorText(t, { code: 'conversation_limit' })}</p>
      </div>
      <ButtonLink to="/premium" small>
        {t('chat.premium')}
      </ButtonLink>
    </NoticeLine>
  );
}

function Other({ code }: { code: ErrorCode }) {
  const t = useMembersText();
  return (
    <NoticeLine tone="warning" icon={<MessageIcon size={20} />}>
      {errorText(t, { code })}
    </NoticeLine>
  );
}
