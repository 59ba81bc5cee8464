export const offline = {
  text: 'Sobald du wieder Verbindung hast, geht es hier von selbst weiter.',
  unreachable: 'Das dauert meist nicht lange. Danach geht es hier von selbst weiter.',
} as const;

export const push_fallback = {
  title: 'Es gibt etwas Neues für dich',
} as const;
