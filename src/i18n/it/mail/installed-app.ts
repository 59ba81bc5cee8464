export const offline = {
  text: 'Appena torna la connessione, questa pagina riprende da sola.',
  unreachable: 'Di solito dura poco. Poi la pagina riprende da sola.',
} as const;

/** For a push message that the browser could not read. It also has to suit discreet mode. */
export const push_fallback = {
  title: 'C’è qualcosa di nuovo per te',
} as const;
