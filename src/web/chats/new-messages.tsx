import { useEffect, useRef, useState } from 'react';
import { useMembersText } from '#i18n/react';
import { messageWords } from './message-words.ts';
import type { Thread } from './thread-query.ts';

/** Reads new messages of the other one aloud, and nothing else: not what stands there when it opens, nor earlier ones. */
export function NewMessages({ thread: { chat, messages, profile } }: { thread: Thread }) {
  const t = useMembersText();
  const [said, setSaid] = useState('');
  const latest = messages.at(-1);
  // Of what lies beyond what is loaded nothing is new either.
  const known = useRef(chat?.conversation.last_message.seq ?? 0);
  useEffect(() => {
    if (!latest || latest.seq <= known.current) return;
    const arrived = messages.filter(({ mine, seq }) => !mine && seq > known.current);
    known.current = latest.seq;
    if (arrived.length === 0) return;
    setSaid(
      arrived
        .map(one => t('chat.new_message', { name: profile.name, text: messageWords(t, one) }))
        .join('\n'),
    );
  }, [latest, messages, profile.name, t]);
  return (
    <div aria-live="polite" className="unseen">
      {said}
    </div>
  );
}
