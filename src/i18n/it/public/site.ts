export const nav = {
  main: 'Menu principale',
  skip: 'Vai al contenuto',
  home: 'Pagina iniziale',
  members: 'Cerca profili',
  members_short: 'Cerca',
  chats: 'Messaggi',
  likes: 'Like',
  credits: 'Crediti',
  get_premium: 'Passa a premium',
  profile: 'Il mio profilo',
  visitors: 'Visite',
  swipe_game: 'Swipe',
  match_finder: 'Trova match',
  settings: 'Impostazioni',
  account_menu: 'Menu di {name}',
  login: 'Accedi',
  logout: 'Esci',
  signup: 'Iscriviti gratis',
  language: 'Lingua',
  unread: '{count, plural, =0 {Nessun messaggio nuovo} one {# messaggio nuovo} other {# messaggi nuovi}}',
  new_likes: '{count, plural, =0 {Nessun nuovo like} one {# nuovo like} other {# nuovi like}}',
  credits_left: '{count, plural, =0 {Crediti finiti} one {Ancora # credito} other {Ancora # crediti}}',
  theme_light: 'Tema chiaro',
  theme_dark: 'Tema scuro',
} as const;

export const action = {
  done: 'Fatto',
  not_now: 'Non ora',
  save: 'Salva',
  understood: 'Ho capito',
  back: 'Indietro',
  cancel: 'Annulla',
  close: 'Chiudi',
  delete: 'Elimina',
  dismiss: 'Non mostrare più',
  next: 'Avanti',
  retry: 'Riprova',
  undo: 'Annulla',
} as const;

export const state = {
  loading: 'Un attimo',
  saved: 'Salvato',
  offline: 'Sei offline. Riproviamo appena torna la connessione.',
  not_sent: 'Ora non c’è connessione, quindi non è ancora partito. Quello che hai scritto è ancora qui: riprova fra un momento.',
  broken: 'Questa pagina non si è caricata del tutto.',
  unreachable: 'Torniamo subito. Non devi fare niente: tutto riprende da solo.',
} as const;

export const home = {
  title: 'Incontra uomini vicino a te',
  title_everyone: 'Incontra qualcuno vicino a te',
  lead: 'Guarda chi è online stasera, metti un like e scopri dove ti porta.',
  login: 'Ho già un account',
  fair_title: 'Patti chiari sui soldi',
  fair_text: 'Quanto costa un messaggio è scritto sul pulsante. Leggere è sempre gratis e non ci sono abbonamenti.',
  discreet_title: 'Discreto',
  discreet_text: 'Gli altri vedono la tua età, mai la data di nascita né l’email. Le foto private le mostri a chi vuoi tu.',
  real_title: 'Chi è vero si vede',
  real_text: 'I profili fittizi li riconosci dal simbolo, ovunque.',
  recently_active: 'Online di recente',
} as const;

export const language_page = {
  title: 'Scegli la lingua',
  lead: 'Ce ne ricorderemo.',
} as const;

export const footer = {
  label: 'Su questo sito',
  more: 'Condizioni, privacy e aiuto',
  terms: 'Condizioni generali',
  privacy: 'Privacy',
  cookies: 'Cookie',
  ban: 'Blocca l’accesso',
  report_content: 'Contenuti illegali',
  return_policy: 'Rimborsi',
  faq: 'Domande frequenti',
  service: 'Servizio clienti',
  copyright: '© {year} {company}',
  disclaimer: '{site} è per adulti dai {min_age} anni in su. Il simbolo {icon} indica i {plural}: non è possibile incontrarli di persona.',
  company: '{company}, {address}, {city}. Numero del registro delle imprese: {number}.',
} as const;

export const entry_warning = {
  title: 'Informazioni importanti',
  adults: 'Questo sito è solo per adulti dai {min_age} anni in su. Potresti vedere immagini di nudo.',
  fictional: 'Alcuni profili sono fittizi. Li riconosci dal simbolo {icon}; incontrarli di persona non è possibile.',
  costs: 'Iscriversi e leggere è gratis. Inviare messaggi costa crediti; il prezzo lo vedi sempre prima.',
  children: 'Questo dispositivo lo usano anche bambini? Con un filtro tieni siti come questo fuori dalla loro portata.',
  enter: 'Ho almeno {min_age} anni',
  leave: 'Lascia questo sito',
} as const;

export const page_error = {
  message: 'Qualcosa è andato storto',
  not_found: 'Questa pagina non esiste',
  not_found_help: 'Forse l’indirizzo è cambiato, o la pagina non c’è più.',
  help: 'È colpa nostra. Riprova fra un minuto.',
  offline: 'Sei offline',
  offline_help: 'Non siamo riusciti a caricare questa pagina. Riprova quando torna la connessione.',
  unreachable: 'Torniamo subito',
  unreachable_help: 'Di solito dura poco. Riprova fra un momento.',
  too_many_help: 'Il resto del sito funziona come sempre.',
  line_back: 'Sei di nuovo online',
  line_back_help: 'Riprova e puoi continuare.',
  still: 'Ancora nessuna connessione. Riprova fra un momento.',
  code: 'Codice {status}',
  home: 'Vai alla pagina iniziale',
} as const;

export const static_page = {
  since: 'Versione: {date}',
} as const;

export const region_label = {
  province: 'Provincia',
  state: 'Stato',
  region: 'Regione',
  canton: 'Cantone',
  land: 'Land',
  voivodeship: 'Voivodato',
} as const;
