import { useEffect, useRef, useState } from 'react';
import { useMembersText } from '#i18n/react';
import { messageSummary } from './message-summary.ts';
import type { Thread } from './thread-query.ts';

/**
 * Announces to screen readers the messages that the other member sends after the conversation was opened.
 * Earlier messages are not announced, even if the member loads them later.
 * @spec 2.9
 */
export function NewMessagesAnnouncer({ thread: { chat, messages, profile } }: { thread: Thread }) {
  const t = useMembersText();
  const [announcement, setAnnouncement] = useState('');
  const latest = messages.at(-1);
  // Messages up to this `seq` are not new, even if they are not loaded yet.
  const known = useRef(chat?.conversation.last_message.seq ?? 0);
  useEffect(() => {
    if (!latest || latest.seq <= known.current) return;
    const arrived = messages.filter(({ mine, seq }) => !mine && seq > known.current);
    known.current = latest.seq;
    if (arrived.length === 0) return;
    setAnnouncement(
      arrived
        .map(message => t('chat.new_message', { name: profile.name, text: messageSummary(t, message) }))
        .join('\n'),
    );
  }, [latest, messages, profile.name, t]);
  return (
    <div aria-live="polite" className="unseen">
      {announcement}
    </div>
  );
}
