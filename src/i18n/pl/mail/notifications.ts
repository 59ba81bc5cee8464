export const notification_mail = {
  unsubscribe: 'Wypisz się z tych maili',
  preferences: 'Ustaw powiadomienia',
  photo_of: 'Zdjęcie z profilu {name}',
} as const;

/** The whole text of every notification email in discreet mode; it must fit each of them. */
export const discreet_notification = {
  text: 'Jest dla ciebie coś nowego. Ze względu na twoją prywatność nie piszemy w tym mailu, co to.',
  button: 'Zobacz',
  why: 'Dostajesz tego maila, bo masz włączone te powiadomienia. Przycisk pokaże, od kogo jest.',
} as const;

export const notifications_enable_mail = {
  subject: 'Znowu maile od {site}?',
  preview: 'Potwierdź, że to twój adres.',
  text: 'Dostaliśmy prośbę o maile o wiadomościach, lajkach i nowościach. Przyciskiem potwierdzasz, że ten adres działa i jest twój. Potem znów będziemy je wysyłać, dokładnie według twoich ustawień.',
  button: 'Tak, wysyłajcie znowu',
  expires: 'Link działa {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} i tylko raz.',
  not_you: 'To nie twoja prośba? Nie musisz nic robić: nic się nie zmieni.',
} as const;

/** Instead of the text and the footer in discreet mode. */
export const notifications_enable_discreet = {
  text: 'Potwierdź przyciskiem, że to twój adres. Ze względu na twoją prywatność nie piszemy w tym mailu, po co.',
  button: 'Potwierdź',
} as const;

export const export_notifications = {
  title: 'Powiadomienia',
  chosen: 'mail: {email}, push: {push}',
  quiet: 'Ciche godziny',
  devices: 'Urządzenia z powiadomieniami push',
  emails: 'Maile z powiadomieniami z ostatnich 30 dni',
  announcements: 'Komunikaty serwisu z ostatniego roku',
} as const;

export const export_notification = {
  new_conversations: 'Nowe rozmowy',
  new_messages: 'Nowe wiadomości',
  like: 'Lajki, matche i odwiedziny',
  unread_message_reminders: 'Przypomnienie o nieprzeczytanych wiadomościach',
  promotions: 'Oferty',
  weekly_updates: 'Przegląd tygodnia',
  news: 'Nowości w serwisie',
  reminders: 'Przypomnienia o dokończeniu konta',
} as const;

export const export_frequency = {
  at_once: 'od razu',
  daily: 'codziennie',
  weekly: 'co tydzień',
  never: 'nigdy',
} as const;
