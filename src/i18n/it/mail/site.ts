/** Shown at a host without a site, so the texts must not mention any site. */
export const unknown_host = {
  title: 'A questo indirizzo non c’è nessun sito',
  text: 'Forse c’è un errore di battitura nell’indirizzo, o il sito si è spostato.',
} as const;

export const discreet_mail = {
  subject: 'Hai una nuova notifica',
  preview: 'Guardala quando ti va.',
} as const;

/** On the picture that chat apps and social networks show beside links to information pages. */
export const share_picture = {
  help: 'Tutto quello che vuoi sapere, in parole semplici',
} as const;
