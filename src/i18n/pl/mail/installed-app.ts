export const offline = {
  text: 'Gdy tylko wróci połączenie, wszystko ruszy dalej samo.',
  unreachable: 'To zwykle nie trwa długo. Potem wszystko ruszy dalej samo.',
} as const;

/** For a push message that the browser could not read. It also has to suit discreet mode. */
export const push_fallback = {
  title: 'Jest dla ciebie coś nowego',
} as const;
