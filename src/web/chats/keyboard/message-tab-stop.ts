import { createContext, useContext } from 'react';

/** True if this message can be reached by Tab; also true outside a history. */
export const MessageTabStop = createContext(true);

/** Controls of a message are reachable by Tab only if the message is the history's Tab stop. */
export const useMessageTabIndex = (): 0 | -1 => (useContext(MessageTabStop) ? 0 : -1);
