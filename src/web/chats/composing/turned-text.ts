/** Invisible signs that turn the direction of what follows: `text` of the contract refuses them. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** Whether a text holds a sign that turns it around. */
export const isTurned = (text: string): boolean => text.search(TURNING) >= 0;

/** The text without such signs. */
export const unturned = (text: string): string => text.replace(TURNING, '');
