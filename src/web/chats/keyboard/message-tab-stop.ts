import { createContext, useContext } from 'react';

/** True inside the message that the Tab key reaches, and outside a history. */
export const MessageTabStop = createContext(true);

/** The Tab key reaches the buttons of a message only if it reaches the message. */
export const useMessageTabIndex = (): 0 | -1 => (useContext(MessageTabStop) ? 0 : -1);
