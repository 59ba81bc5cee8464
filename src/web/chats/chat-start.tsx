import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { usePictureAddress } from '../site/picture-address.ts';
import { Avatar } from '../ui/photo-image.tsx';
import style from './conversation.module.css';
import { HiddenNote } from './hidden-note.tsx';
import { Icebreakers } from './icebreakers/icebreakers.tsx';

/** @spec 2.9 */
export function ChatStart({ profile, hiddenBefore }: { profile: MemberCard; hiddenBefore: string | null }) {
  const t = useMembersText();
  const addressOf = usePictureAddress();
  const { name, main_image: main } = profile;
  return (
    <div className={style.start}>
      <Avatar src={main && addressOf(main.thumb_filename)} colour={main?.colour} size={112} />
      <h2>{t('chat.start', { name })}</h2>
      {hiddenBefore === null ? <p>{t('chat.start_text')}</p> : <HiddenNote before={hiddenBefore} />}
      <Icebreakers profile={profile} />
    </div>
  );
}
