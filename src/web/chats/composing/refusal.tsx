import type { ErrorCode, FieldError } from '#contract/errors';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CreditsIcon, MessageIcon } from '../../ui/icons.ts';
import { useCreditsLeft } from '../outbox/use-credits-left.ts';
import { NoticeLine } from './notice-line.tsx';
import { refusalText } from './refusal-text.ts';

type RefusalProps = { failure: FieldError; name: string };

/**
 * A refusal for lack of credits disappears once the sender has enough credits.
 * @spec 8.3 6.2
 */
export function Refusal({ failure, name }: RefusalProps) {
  const { code } = failure;
  const { message_credits: price } = useSettings();
  const { left, promised, isShort } = useCreditsLeft();
  if (code === 'insufficient_credits')
    return isShort(price) ? <InsufficientCredits {...{ price, left, promised }} /> : null;
  return code === 'conversation_limit' ? <PremiumOnly /> : <OtherRefusal failure={failure} name={name} />;
}

function InsufficientCredits({ price, left, promised }: { price: number; left: number; promised: number }) {
  const t = useMembersText();
  return (
    <NoticeLine tone="warning" icon={<CreditsIcon size={20} />}>
      <div>
        <strong>{t('chat.short_title')}</strong>
        <p>
          {promised > 0
            ? t('chat.short_waiting', { price, promised: String(promised), count: left })
            : t('chat.short_text', { price, count: left })}
        </p>
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

/** The decision says why, and can be appealed. */
const LIMITED_BY_DECISION: readonly ErrorCode[] = ['first_messages_slowed', 'first_messages_stopped'];

function OtherRefusal({ failure, name }: RefusalProps) {
  const t = useMembersText();
  const { message_length: limit } = useSettings();
  return (
    <NoticeLine tone="warning" icon={<MessageIcon size={20} />}>
      {refusalText(t, failure, { name, limit })}
      {LIMITED_BY_DECISION.includes(failure.code) && (
        <ButtonLink to="/settings/decisions" small>
          {t('chat.why_limited')}
        </ButtonLink>
      )}
    </NoticeLine>
  );
}
