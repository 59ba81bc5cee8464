import { createContext, useContext } from 'react';

/** In a history, Tab reaches the buttons of only one message at a time. */
export const MessageTabStop = createContext(true);

export const useMessageTabIndex = (): 0 | -1 => (useContext(MessageTabStop) ? 0 : -1);
