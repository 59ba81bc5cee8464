import { useEffect, useRef, useState } from 'react';
import { useMembersText } from '#i18n/react';
import { messageSummary } from './message-summary.ts';
import type { Thread } from './thread-query.ts';

/**
 * Announces only messages that the other member sends while the conversation is open.
 * @spec 2.9
 */
export function NewMessagesAnnouncer({ thread: { chat, messages, profile } }: { thread: Thread }) {
  const t = useMembersText();
  const [announcement, setAnnouncement] = useState('');
  const latest = messages.at(-1);
  // Messages up to this `seq` are not new, even if loaded later.
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
