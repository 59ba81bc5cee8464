import { createContext, useContext } from 'react';

/** Whether the message around is the one that Tab comes to; true outside of a history. */
export const MessageStop = createContext(true);

/** `tabIndex` of what can be pressed within a message: Tab leads on to it from its own message, and past that of all others. */
export const useStopIndex = (): 0 | -1 => (useContext(MessageStop) ? 0 : -1);
