import { type ComponentType, createContext, use } from 'react';
import style from './conversation.module.css';

/** What may be offered in a conversation; the layout provides it, because alerts stand above chats. */
export const ThreadNoticeContext = createContext<ComponentType | null>(null);

/** Lies over the oldest messages in view, so that nothing moves when it appears. */
export function ThreadNotice() {
  const Notice = use(ThreadNoticeContext);
  return <div className={`relative ${style.noticeAnchor}`}>{Notice && <Notice />}</div>;
}
