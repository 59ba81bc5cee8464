export const nav = {
  main: 'Hauptmenü',
  skip: 'Zum Inhalt',
  home: 'Startseite',
  members: 'Mitglieder suchen',
  members_short: 'Suche',
  chats: 'Nachrichten',
  likes: 'Likes',
  credits: 'Credits',
  get_premium: 'Premium holen',
  profile: 'Mein Profil',
  visitors: 'Besuche',
  swipe_game: 'Swipe-Spiel',
  match_finder: 'Matchfinder',
  settings: 'Einstellungen',
  account_menu: 'Menü von {name}',
  login: 'Einloggen',
  logout: 'Ausloggen',
  signup: 'Kostenlos registrieren',
  language: 'Sprache',
  unread: '{count, plural, =0 {Keine neuen Nachrichten} one {# neue Nachricht} other {# neue Nachrichten}}',
  new_likes: '{count, plural, =0 {Keine neuen Likes} one {# neuer Like} other {# neue Likes}}',
  credits_left: '{count, plural, =0 {Keine Credits mehr} one {Noch # Credit} other {Noch # Credits}}',
  theme_light: 'Helles Design',
  theme_dark: 'Dunkles Design',
} as const;

export const action = {
  done: 'Fertig',
  not_now: 'Jetzt nicht',
  save: 'Speichern',
  understood: 'Verstanden',
  back: 'Zurück',
  cancel: 'Abbrechen',
  close: 'Schließen',
  delete: 'Löschen',
  dismiss: 'Nicht mehr zeigen',
  next: 'Weiter',
  retry: 'Noch mal versuchen',
  undo: 'Rückgängig',
} as const;

export const state = {
  loading: 'Einen Moment',
  saved: 'Gespeichert',
  offline: 'Du bist offline. Wir versuchen es wieder, sobald du Verbindung hast.',
  not_sent: 'Gerade gibt es keine Verbindung, also ist das noch nicht gesendet. Dein Text ist noch da: Versuch es gleich noch mal.',
  broken: 'Diese Seite ist nicht vollständig geladen.',
  unreachable: 'Wir sind kurz nicht erreichbar. Du musst nichts tun: Es geht von selbst weiter.',
} as const;

export const home = {
  title: 'Triff Männer in deiner Nähe',
  title_everyone: 'Lern jemanden in deiner Nähe kennen',
  lead: 'Sieh, wer heute Abend online ist, schick einen Like und lass dich überraschen.',
  login: 'Ich habe schon einen Account',
  fair_title: 'Ehrlich beim Geld',
  fair_text: 'Was eine Nachricht kostet, steht auf dem Knopf. Lesen ist immer gratis, und ein Abo gibt es nicht.',
  discreet_title: 'Diskret',
  discreet_text: 'Andere sehen dein Alter, nie dein Geburtsdatum oder deine E-Mail-Adresse. Du bestimmst, wer deine privaten Fotos sieht.',
  real_title: 'Klar, wer echt ist',
  real_text: 'Fiktive Profile erkennst du überall an ihrem Zeichen.',
  recently_active: 'Gerade noch online',
} as const;

export const language_page = {
  title: 'Wähl deine Sprache',
  lead: 'Wir merken uns deine Wahl.',
} as const;

export const footer = {
  label: 'Über diese Seite',
  more: 'AGB, Datenschutz und Hilfe',
  terms: 'AGB',
  privacy: 'Datenschutz',
  cookies: 'Cookies',
  ban: 'Zugang sperren',
  report_content: 'Rechtswidrige Inhalte melden',
  return_policy: 'Widerruf und Erstattung',
  faq: 'Häufige Fragen',
  service: 'Kundenservice',
  copyright: '© {year} {company}',
  disclaimer: '{site} ist für Erwachsene ab {min_age} Jahren. Das Zeichen {icon} kennzeichnet {plural}: Treffen im echten Leben sind mit ihnen nicht möglich.',
  company: '{company}, {address}, {city}. Handelsregisternummer: {number}.',
} as const;

export const entry_warning = {
  title: 'Wichtig zu wissen',
  adults: 'Diese Seite ist nur für Erwachsene ab {min_age} Jahren. Hier können Nacktfotos zu sehen sein.',
  fictional: 'Manche Profile sind fiktiv. Du erkennst sie am Zeichen {icon}; körperlicher Kontakt mit ihnen ist nicht möglich.',
  costs: 'Registrieren und Lesen sind kostenlos. Nachrichten senden kostet Credits; den Preis siehst du immer vorher.',
  children: 'Nutzen auch Kinder dieses Gerät? Mit einem Filter bleiben Seiten wie diese für sie gesperrt.',
  enter: 'Ich bin {min_age} oder älter',
  leave: 'Diese Seite verlassen',
} as const;

export const page_error = {
  message: 'Da ist etwas schiefgegangen',
  not_found: 'Diese Seite gibt es nicht',
  not_found_help: 'Vielleicht hat sich die Adresse geändert, oder die Seite ist weg.',
  help: 'Das liegt an uns. Versuch es in einer Minute noch mal.',
  offline: 'Du bist offline',
  offline_help: 'Diese Seite konnten wir nicht laden. Versuch es noch mal, sobald du wieder Verbindung hast.',
  unreachable: 'Wir sind kurz nicht erreichbar',
  unreachable_help: 'Das dauert meist nicht lange. Versuch es gleich noch mal.',
  too_many_help: 'Der Rest der Seite funktioniert normal.',
  line_back: 'Du bist wieder online',
  line_back_help: 'Versuch es noch mal, dann geht es weiter.',
  still: 'Noch keine Verbindung. Versuch es gleich noch mal.',
  code: 'Code {status}',
  home: 'Zur Startseite',
} as const;

export const static_page = {
  since: 'Fassung vom {date}',
} as const;

export const region_label = {
  province: 'Provinz',
  state: 'Bundesstaat',
  region: 'Region',
  canton: 'Kanton',
  land: 'Bundesland',
  voivodeship: 'Woiwodschaft',
} as const;
