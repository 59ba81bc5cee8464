import { createContext, useContext } from 'react';

/**
 * True if the Tab key reaches the buttons inside a message: in a history for one message at a time,
 * elsewhere, such as in the preview of a GIF, always.
 */
export const MessageTabStop = createContext(true);

export const useMessageTabIndex = (): 0 | -1 => (useContext(MessageTabStop) ? 0 : -1);
