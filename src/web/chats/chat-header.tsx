import { Link } from 'react-router';
import type { Chat } from '#contract/chats';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { QuickExitButton } from '../accounts/discretion/quick-exit.tsx';
import { useOnline } from '../connection/connection.ts';
import { FictionalBadge } from '../profiles/fictional-badge.tsx';
import { usePictureAddress } from '../site/settings-query.ts';
import { Badge } from '../ui/badge.tsx';
import { classes } from '../ui/classes.ts';
import { ArrowLeftIcon } from '../ui/icons.ts';
import { Avatar } from '../ui/photo-image.tsx';
import { ChatMenu } from './chat-menu.tsx';
import { useUnreadCount } from './chats-query.ts';
import style from './conversation.module.css';
import { TypingIndicator } from './typing/typing-indicator.tsx';
import { useTyping } from './typing/typing-state.ts';

type ChatHeaderProps = { profile: MemberCard; conversation: Chat['conversation'] | null };

/**
 * On wide screens, the chat list beside the conversation replaces two buttons.
 * `conversation` is null until the first message is sent.
 * @spec 2.9
 */
export function ChatHeader({ profile, conversation }: ChatHeaderProps) {
  const addressOf = usePictureAddress();
  const { id, name, age, main_image: main, fictional } = profile;
  // While offline, the browser does not know the other member's presence.
  const activity = useOnline() ? profile.activity : 'away';
  return (
    <header className={`row container line-below ${style.header}`}>
      <Back />
      <Link
        to={`/members/${id}`}
        className={`row grow may-shrink target ink no-underline radius-m ${style.who}`}
      >
        <Avatar
          src={main && addressOf(main.thumb_filename)}
          colour={main?.colour}
          size={44}
          online={activity === 'online'}
        />
        <span className="may-shrink leading-tight">
          <h1 id="chat-name" className={`row gap-xs text-l leading-tight ${style.name}`}>
            <span>
              {name}
              <span className={style.age}>, {age}</span>
            </span>
            {fictional && <FictionalBadge />}
          </h1>
          <ActivityLine conversation={conversation?.id ?? null} activity={activity} />
        </span>
      </Link>
      <span className="only-narrow">
        <QuickExitButton />
      </span>
      <ChatMenu profile={profile} conversation={conversation} />
    </header>
  );
}

function Back() {
  const t = useMembersText();
  const count = useUnreadCount();
  const words = t('chats.unread', { count });
  return (
    <Link
      to="/chats"
      className={`inline-row justify-center rigid target ink round at-least-target only-narrow ${style.back}`}
      aria-label={count > 0 ? `${t('chat.back')}, ${words}` : t('chat.back')}
    >
      <ArrowLeftIcon className="rigid" />
      <Badge count={count} tone="unread" label={words} />
    </Link>
  );
}

const presence = `block quiet text-s ${style.presence}`;

function ActivityLine({
  conversation,
  activity,
}: {
  conversation: string | null;
  activity: MemberCard['activity'];
}) {
  const t = useMembersText();
  if (useTyping(conversation)) return <TypingIndicator className={presence} />;
  if (activity === 'away') return null;
  return (
    <span className={classes(presence, activity === 'online' && 'good weight-600')}>
      {t(`activity.${activity}`)}
    </span>
  );
}
