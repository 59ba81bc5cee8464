import type { MemberProfile } from '#contract/profiles';
import { useText } from '#i18n/react';
import { charactersLeft } from '../chats/message-limit.ts';
import { useSettings } from '../site/settings-query.ts';
import { TextAreaField } from '../ui/inputs.tsx';
import { AboutMember } from './about-member.tsx';
import style from './signup.module.css';
import { draftMessageTo } from './signup-draft.ts';
import type { SignupFormState } from './use-signup-form.ts';

/**
 * Free credits pay for this first message, which is delivered after activation.
 * @spec 4.2 D2.42
 */
export function MessageFields({ form, to }: { form: SignupFormState; to: MemberProfile }) {
  const t = useText();
  const {
    message_length: limit,
    message_credits: price,
    signup_credits: free,
    fictional_warning: warning,
  } = useSettings();
  const text = draftMessageTo(form.draft, to.id);
  const left = charactersLeft(text, limit);
  return (
    <>
      <AboutMember member={to} />
      <h2 className={`heading-l ${style.question}`}>{t('signup.message_question', { name: to.name })}</h2>
      {to.fictional && <p>{warning || t('fictional.warning')}</p>}
      <div className="stack gap-2">
        <TextAreaField
          label={t('signup.message', { name: to.name })}
          labelUnseen
          hint={t('signup.message_hint', { price, free })}
          error={form.errorOf('signup_message.text') ?? form.errorOf('signup_message.to')}
          name="message"
          rows={3}
          autoFocus={form.focusedField?.startsWith('signup_message') ?? false}
          value={text}
          placeholder={t('signup.message_placeholder')}
          onChange={({ target }) => form.change({ signup_message: { to: to.id, text: target.value } })}
        />
        <p role="status" className="quiet text-m text-end hide-empty">
          {left !== null &&
            (left < 0
              ? t('signup.message_over', { count: -left })
              : t('signup.message_left', { count: left }))}
        </p>
      </div>
    </>
  );
}
