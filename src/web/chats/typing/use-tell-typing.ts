import { useEffect, useMemo } from 'react';
import { useUser } from '../../accounts/user-query.ts';
import { say } from '../../live/say.ts';
import { typingSigns } from './typing-signs.ts';

/**
 * Tells a member over the socket that one is writing to him, where the two have a conversation and one lets it be known. Without a socket
 * it is not told; a sign that is lost is not repeated: the next one comes soon.
 */
export function useTellTyping(to: string, isConversation: boolean): (text: string) => void {
  const { id: by, shares_typing: isShared } = useUser()?.profile ?? {};
  const signs = useMemo(
    () =>
      typingSigns(typing => {
        if (by !== undefined) say({ type: 'typing', by, to, typing });
      }),
    [by, to],
  );
  useEffect(() => signs.stopped, [signs]);
  return text => {
    if (isConversation && isShared) signs.wrote(text);
  };
}
