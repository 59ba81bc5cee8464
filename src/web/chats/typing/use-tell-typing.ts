import { useEffect, useMemo } from 'react';
import { tellTyping } from '#contract/typing';
import { useUser } from '../../accounts/user-query.ts';
import { useApi } from '../../api.ts';
import { typingSigns } from './typing-signs.ts';

/**
 * Tells a member that one is writing to him, where the two have a conversation and one lets it be known. A sign that is lost is not
 * repeated: the next one comes soon.
 */
export function useTellTyping(to: string, isConversation: boolean): (text: string) => void {
  const api = useApi();
  const isShared = useUser()?.profile.shares_typing === true;
  const signs = useMemo(
    () => typingSigns(typing => void api(tellTyping, { body: { to, typing } }).catch(() => {})),
    [api, to],
  );
  useEffect(() => signs.stopped, [signs]);
  return text => {
    if (isConversation && isShared) signs.wrote(text);
  };
}
