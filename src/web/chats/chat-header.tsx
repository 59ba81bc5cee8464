import { useState } from 'react';
import { Link } from 'react-router';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { QuickExitButton } from '../accounts/discretion/quick-exit.tsx';
import { ReportButton } from '../moderation/report/report-button.tsx';
import { FictionalSign } from '../profiles/fictional-sign.tsx';
import { usePictureAddress } from '../site/picture-address.ts';
import { Dropdown, dropdownItem } from '../ui/dropdown.tsx';
import { ArrowLeftIcon, MoreIcon, PersonIcon, TrashIcon } from '../ui/icons.ts';
import { Avatar } from '../ui/photo.tsx';
import style from './conversation.module.css';
import { DeleteChatDialog } from './delete-chat-dialog.tsx';

/** With whom one talks; leads to the profile. `conversation` is null before the first message. */
export function ChatHeader({ profile, conversation }: { profile: MemberCard; conversation: string | null }) {
  const t = useMembersText();
  const addressOf = usePictureAddress();
  const [isDeleting, setIsDeleting] = useState(false);
  const { id, name, age, main_image: main, activity, fictional } = profile;
  return (
    <header className={style.header}>
      <Link to="/chats" className={style.back} aria-label={t('chat.back')}>
        <ArrowLeftIcon />
      </Link>
      <Link to={`/members/${id}`} className={style.who}>
        <Avatar
          src={main && addressOf(main.thumb_filename)}
          colour={main?.colour}
          size={44}
          online={activity === 'online'}
        />
        <span className={style.words}>
          <h1 id="chat-name" className={style.name}>
            <span>
              {name} <span className={style.age}>{age}</span>
            </span>
            {fictional && <FictionalSign />}
          </h1>
          {activity !== 'away' && (
            <span className={activity === 'online' ? `${style.presence} ${style.online}` : style.presence}>
              {t(`activity.${activity}`)}
            </span>
          )}
        </span>
      </Link>
      <span className={style.leave}>
        <QuickExitButton />
      </span>
      {conversation && (
        <Dropdown label={t('chat.more', { name })} button={<MoreIcon />}>
          <Link to={`/members/${id}`} className={dropdownItem}>
            <PersonIcon size={20} />
            {t('chat.profile', { name })}
          </Link>
          <ReportButton id={id} name={name} className={dropdownItem} />
          <button type="button" className={dropdownItem} onClick={() => setIsDeleting(true)}>
            <TrashIcon size={20} />
            {t('chats.delete', { name })}
          </button>
        </Dropdown>
      )}
      {conversation && isDeleting && (
        <DeleteChatDialog
          conversation={conversation}
          name={name}
          isOpen
          onClose={() => setIsDeleting(false)}
        />
      )}
    </header>
  );
}
