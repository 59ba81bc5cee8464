import { createContext, useContext } from 'react';

/** Whether the surrounding message is the one that Tab reaches; true outside a history. */
export const MessageTabStop = createContext(true);

/** The `tabIndex` of controls within a message: reachable by Tab in the tab stop only. */
export const useMessageTabIndex = (): 0 | -1 => (useContext(MessageTabStop) ? 0 : -1);
