import { useMembersText } from '#i18n/react';
import { useDraft } from '../draft.ts';
import { useOutbox } from '../outbox/outbox-query.ts';
import style from './left-behind.module.css';

/** What a member wrote to one he cannot reach any more: nothing typed is lost, though it can only be taken along. */
export function LeftBehind({ profile }: { profile: string }) {
  const t = useMembersText();
  const [draft] = useDraft(profile);
  const outbox = useOutbox(profile);
  const texts = [...outbox.map(({ text }) => text), draft.text].filter(text => text !== '');
  if (texts.length === 0) return null;
  return (
    <section className={style.box} aria-label={t('chat.left_behind')}>
      <h2>{t('chat.left_behind')}</h2>
      <p className={style.text}>
        <bdi>{texts.join('\n')}</bdi>
      </p>
    </section>
  );
}
