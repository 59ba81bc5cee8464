import { createContext, useContext } from 'react';

/** True outside a history. */
export const MessageTabStop = createContext(true);

/** Reachable by Tab only in the tab stop. */
export const useMessageTabIndex = (): 0 | -1 => (useContext(MessageTabStop) ? 0 : -1);
