import { createContext, useContext } from 'react';

/**
 * True if the Tab key reaches the buttons inside a message. In a history this is true for one message at a
 * time. Elsewhere, such as in the preview of a GIF, it is always true.
 */
export const MessageTabStop = createContext(true);

export const useMessageTabIndex = (): 0 | -1 => (useContext(MessageTabStop) ? 0 : -1);
