export const offline = {
  text: 'En cuanto vuelva la conexión, esto sigue solo.',
  unreachable: 'No suele durar mucho. Después, esto sigue solo.',
} as const;

/** For a push message that the browser could not read. It also has to suit discreet mode. */
export const push_fallback = {
  title: 'Hay algo nuevo para ti',
} as const;
