export const offline = {
  text: 'Dès que la connexion revient, cette page continue toute seule.',
  unreachable: 'En général, ça ne dure pas. Cette page continue ensuite toute seule.',
} as const;

/** For a push message that the browser could not read. It also has to suit discreet mode. */
export const push_fallback = {
  title: 'Il y a du nouveau pour toi',
} as const;
