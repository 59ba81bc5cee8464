import { useMembersText } from '#i18n/react';
import style from '../chat-list.module.css';
import { useComposerDraft } from '../draft.ts';
import { useOutbox } from '../outbox/outbox-query.ts';

/**
 * The recipient is gone or blocked the member, so these texts cannot be sent.
 * @spec 2.9
 */
export function UnsentTexts({ profile }: { profile: string }) {
  const t = useMembersText();
  const [draft] = useComposerDraft(profile);
  const outbox = useOutbox(profile);
  const texts = [...outbox.map(({ text }) => text), draft.text].filter(text => text !== '');
  if (texts.length === 0) return null;
  return (
    <section
      className={`stack gap-half pad-2 text-start tint radius-m ${style.box}`}
      aria-label={t('chat.left_behind')}
    >
      <h2 className="text-m">{t('chat.left_behind')}</h2>
      <p className={style.text}>
        <bdi>{texts.join('\n')}</bdi>
      </p>
    </section>
  );
}
