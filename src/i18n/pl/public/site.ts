export const nav = {
  main: 'Menu główne',
  skip: 'Przejdź do treści',
  home: 'strona główna',
  members: 'Szukaj ludzi',
  members_short: 'Szukaj',
  chats: 'Wiadomości',
  likes: 'Lajki',
  credits: 'Kredyty',
  get_premium: 'Przejdź na premium',
  profile: 'Mój profil',
  visitors: 'Odwiedziny',
  swipe_game: 'Swajpy',
  match_finder: 'Znajdź match',
  settings: 'Ustawienia',
  account_menu: 'Menu: {name}',
  login: 'Zaloguj się',
  logout: 'Wyloguj się',
  signup: 'Załóż darmowe konto',
  language: 'Język',
  unread: '{count, plural, =0 {Brak nieprzeczytanych} one {Nieprzeczytane: #} few {Nieprzeczytane: #} many {Nieprzeczytane: #} other {Nieprzeczytane: #}}',
  new_likes: '{count, plural, =0 {Brak nowych lajków} one {# nowy lajk} few {# nowe lajki} many {# nowych lajków} other {# nowego lajka}}',
  credits_left: '{count, plural, =0 {Brak kredytów} one {Został # kredyt} few {Zostały # kredyty} many {Zostało # kredytów} other {Zostało # kredytu}}',
  theme_light: 'Jasny motyw',
  theme_dark: 'Ciemny motyw',
} as const;

export const action = {
  done: 'Gotowe',
  not_now: 'Nie teraz',
  save: 'Zapisz',
  understood: 'Rozumiem',
  back: 'Wstecz',
  cancel: 'Anuluj',
  close: 'Zamknij',
  delete: 'Usuń',
  dismiss: 'Nie pokazuj więcej',
  next: 'Dalej',
  retry: 'Spróbuj ponownie',
  undo: 'Cofnij',
} as const;

export const state = {
  loading: 'Jeszcze chwila',
  saved: 'Zapisano',
  offline: 'Nie masz połączenia. Spróbujemy ponownie, gdy tylko wróci.',
  not_sent: 'Nie ma teraz połączenia, więc nic nie zostało wysłane. Twój tekst wciąż tu jest: spróbuj za chwilę.',
  broken: 'Ta strona nie wczytała się do końca.',
  unreachable: 'Mamy krótką przerwę. Nie musisz nic robić: wszystko ruszy samo.',
} as const;

export const home = {
  title: 'Poznaj facetów w swojej okolicy',
  title_everyone: 'Poznaj kogoś w swojej okolicy',
  lead: 'Sprawdź, kto jest dziś wieczorem online, daj lajka i zobacz, co z tego wyjdzie.',
  login: 'Mam już konto',
  fair_title: 'Uczciwie o pieniądzach',
  fair_text: 'Cenę wiadomości widzisz na przycisku. Czytanie jest zawsze darmowe, a abonamentu nie ma.',
  discreet_title: 'Dyskretnie',
  discreet_text: 'Inni widzą twój wiek, ale nigdy datę urodzenia ani adres e-mail. To ty decydujesz, kto zobaczy twoje prywatne zdjęcia.',
  real_title: 'Wiadomo, kto jest prawdziwy',
  real_text: 'Fikcyjne profile wszędzie mają swój znak.',
  recently_active: 'Niedawno online',
} as const;

export const language_page = {
  title: 'Wybierz język',
  lead: 'Zapamiętamy twój wybór.',
} as const;

export const footer = {
  label: 'O serwisie',
  more: 'Regulamin, prywatność i pomoc',
  terms: 'Regulamin',
  privacy: 'Prywatność',
  cookies: 'Pliki cookie',
  ban: 'Zablokuj dostęp',
  report_content: 'Zgłoś nielegalne treści',
  return_policy: 'Zwroty',
  faq: 'Częste pytania',
  service: 'Obsługa klienta',
  copyright: '© {year} {company}',
  disclaimer: '{site} jest dla dorosłych od {min_age} lat. Znak {icon} oznacza {plural}: takich osób nie spotkasz na żywo.',
  company: '{company}, {address}, {city}. Numer w rejestrze handlowym: {number}.',
} as const;

export const entry_warning = {
  title: 'Ważne informacje',
  adults: 'Ten serwis jest tylko dla dorosłych od {min_age} lat. Możesz tu zobaczyć nagość.',
  fictional: 'Niektóre profile są fikcyjne. Poznasz je po znaku {icon}; spotkanie z nimi na żywo nie jest możliwe.',
  costs: 'Założenie konta i czytanie są darmowe. Wysyłanie wiadomości kosztuje kredyty; cenę zawsze widzisz wcześniej.',
  children: 'Z tego urządzenia korzystają też dzieci? Filtr treści zamknie przed nimi takie strony.',
  enter: 'Mam co najmniej {min_age} lat',
  leave: 'Wyjdź ze strony',
} as const;

export const page_error = {
  message: 'Coś poszło nie tak',
  not_found: 'Nie ma takiej strony',
  not_found_help: 'Adres mógł się zmienić albo tej strony już nie ma.',
  help: 'To po naszej stronie. Spróbuj ponownie za minutę.',
  offline: 'Nie masz połączenia',
  offline_help: 'Nie udało się wczytać strony. Spróbuj ponownie, gdy wróci internet.',
  unreachable: 'Zaraz wracamy',
  unreachable_help: 'To zwykle nie trwa długo. Spróbuj ponownie za chwilę.',
  too_many_help: 'Reszta serwisu działa normalnie.',
  line_back: 'Połączenie wróciło',
  line_back_help: 'Spróbuj ponownie i przejdź dalej.',
  still: 'Wciąż nie ma połączenia. Spróbuj za chwilę.',
  code: 'Kod {status}',
  home: 'Do strony głównej',
} as const;

export const static_page = {
  since: 'Wersja z dnia {date}',
} as const;

export const region_label = {
  province: 'Prowincja',
  state: 'Stan',
  region: 'Region',
  canton: 'Kanton',
  land: 'Kraj związkowy',
  voivodeship: 'Województwo',
} as const;
