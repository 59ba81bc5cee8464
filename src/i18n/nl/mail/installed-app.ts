export const offline = {
  text: 'Zodra je weer verbinding hebt, ga je hier vanzelf verder.',
  unreachable: 'Dat duurt meestal maar kort. Daarna ga je hier vanzelf verder.',
} as const;

/** For a push message that the browser could not read. It also has to suit discreet mode. */
export const push_fallback = {
  title: 'Er is iets nieuws voor je',
} as const;
