/** Subjects and previews are neutral, because other people may see the screen. */
export const activation_mail = {
  subject: 'Potwierdź adres e-mail w serwisie {site}',
  preview: 'Jedno kliknięcie i konto jest aktywne.',
  text: 'Dobrze, że jesteś. Potwierdź, że to twój adres e-mail: wtedy inni zobaczą twój profil, a my dostarczymy twoje wiadomości.',
  button: 'Aktywuj konto',
  expires: 'Link działa {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
  not_you: 'To nie ty zakładasz konto? Otwórz link i wybierz „To nie ja”: konto zniknie od razu. Jeśli nic nie zrobisz, zniknie samo po {days, plural, one {# dniu} few {# dniach} many {# dniach} other {# dnia}}.',
} as const;

/** Only sites that hide whether an account exists send this email. */
export const account_exists_mail = {
  subject: 'Masz już konto w serwisie {site}',
  preview: 'Możesz się po prostu zalogować.',
  text: 'Ktoś próbował założyć konto na ten adres e-mail. To ty? Masz już konto, więc możesz się po prostu zalogować.',
  button: 'Zaloguj się',
  not_you: 'To nie ty? Nie musisz nic robić: nic się nie zmieniło i nikt niczego nie zobaczył.',
} as const;

export const mail_parts = {
  greeting: 'Cześć {name},',
  greeting_unnamed: 'Cześć,',
  link: 'Przycisk nie działa? Otwórz ten link:',
  sent_by: '{company}, {address}, {city}',
  support: 'Pytania? Napisz na {email}.',
} as const;

/** Subjects and previews are neutral, because other people may see the screen. */
export const password_reset_mail = {
  subject: 'Ustaw nowe hasło w serwisie {site}',
  preview: 'Nowe hasło ustawisz przyciskiem.',
  text: 'Dostaliśmy prośbę o nowe hasło. Ustaw je przyciskiem poniżej. Od razu cię zalogujemy, a na wszystkich innych urządzeniach wylogujemy.',
  button: 'Ustaw nowe hasło',
  expires: 'Link działa raz, przez {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}.',
  not_you: 'To nie twoja prośba? Nie musisz nic robić: hasło zostaje bez zmian.',
} as const;

export const password_changed_mail = {
  subject: 'Hasło w serwisie {site} zostało zmienione',
  preview: 'To nie ty? Czytaj dalej.',
  text: 'Masz teraz nowe hasło. Na wszystkich innych urządzeniach cię wylogowano.',
  passkeys: 'Usunęliśmy twoje klucze dostępu na wypadek, gdyby jakiś dodał ktoś inny. Nowy utworzysz w ustawieniach.',
  not_you: 'To nie ty? Od razu ustaw własne nowe hasło: to odetnie każdego, kto może teraz wejść na twoje konto.',
  button: 'To nie ja',
} as const;

export const email_change_mail = {
  subject: 'Potwierdź nowy adres e-mail w serwisie {site}',
  preview: 'Jedno kliknięcie i to jest twój adres.',
  text: 'Chcesz używać tego adresu e-mail na swoim koncie. Potwierdź przyciskiem, że to twoja poczta. Do tego czasu obowiązuje stary adres.',
  button: 'Używaj tego adresu',
  expires: 'Link działa raz, przez {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}.',
  not_you: 'To nie twoja prośba? Nie musisz nic robić.',
} as const;

export const email_change_asked_mail = {
  subject: 'Zmiana adresu e-mail w serwisie {site}',
  preview: 'To nie ty? Czytaj dalej.',
  text: 'Na twoim koncie nowy adres e-mail czeka na potwierdzenie: {email}. Do tego czasu obowiązuje ten adres.',
  not_you: 'To nie ty? W takim razie ktoś inny zna twoje hasło. Ustaw nowe: zmiana nie dojdzie do skutku, a wszystkie urządzenia zostaną wylogowane.',
  button: 'To nie ja',
} as const;

export const email_changed_mail = {
  subject: 'Adres e-mail w serwisie {site} został zmieniony',
  preview: 'To nie ty? Możesz to cofnąć.',
  text: 'Twoje konto ma teraz adres {email}. Ten adres już do niego nie należy.',
  again: 'Twoje konto ma teraz inny adres e-mail. Ten adres już do niego nie należy.',
  not_you: 'To nie ty? Cofnij zmianę przyciskiem. Wtedy znów obowiązuje ten adres, wszystkie urządzenia są wylogowane, a my wyślemy ci link do nowego hasła.',
  button: 'Cofnij zmianę',
  expires: 'Zmianę można cofnąć przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
} as const;

/** Subject and preview are neutral, because other people may see the screen. */
export const new_login_mail = {
  subject: 'Nowe logowanie w serwisie {site}',
  preview: 'Czy to ty?',
  text: 'Na twoje konto zalogowano się w przeglądarce, której jeszcze nie znamy:',
  device: '{browser}, {system}, {country}',
  browser_unknown: 'nieznana przeglądarka',
  system_unknown: 'nieznane urządzenie',
  country_unknown: 'kraj nieznany',
  not_you: 'To nie ty? Zakończ tę sesję i ustaw nowe hasło: {address}',
  button: 'Zobacz swoje sesje',
  you: 'To ty? Nie musisz nic robić.',
} as const;

export const passkey_mail = {
  subject: 'Zmiana kluczy dostępu w serwisie {site}',
  preview: 'Czy to ty?',
  added: 'Do twojego konta dodano klucz dostępu: „{passkey}”. Można się nim zalogować bez hasła.',
  removed: 'Klucz dostępu „{passkey}” został usunięty z konta. Hasło nadal działa.',
  not_you: 'To nie ty? Sprawdź klucze dostępu i ustaw nowe hasło: {address}',
  button: 'Zobacz klucze dostępu',
  you: 'To ty? Nie musisz nic robić.',
} as const;

export const no_free_credits_mail = {
  subject: 'O twoich darmowych kredytach w serwisie {site}',
  preview: 'Adres jest potwierdzony. Kilka słów o kredytach.',
  once: 'Twój adres jest potwierdzony, witaj. Ten adres e-mail dostał już kiedyś darmowe kredyty, a dajemy je tylko raz. Dlatego {credits, plural, one {darmowy kredyt} few {# darmowe kredyty} many {# darmowych kredytów} other {# darmowego kredytu}} na start {credits, plural, one {zszedł} few {zeszły} many {zeszło} other {zeszło}} z salda.',
  unsent:
    '{count, plural, one {Napisana już wiadomość nie została więc wysłana i nikt jej nie widział.} few {Napisane już wiadomości (#) nie zostały więc wysłane i nikt ich nie widział.} many {Napisane już wiadomości (#) nie zostały więc wysłane i nikt ich nie widział.} other {Napisane już wiadomości (#) nie zostały więc wysłane i nikt ich nie widział.}}',
  free: 'Szukanie, lajki, matche i czytanie są nadal darmowe. Z pakietem piszesz dalej.',
  button: 'Zobacz pakiety',
  why: 'Adres z plusem, a w Gmailu także z kropkami, liczy się jako ten sam adres e-mail.',
} as const;

/** Subject and preview are neutral, because other people may see the screen. */
export const deletion_mail = {
  subject: 'Twoje konto w serwisie {site} zostanie usunięte',
  preview: 'Przez jakiś czas możesz jeszcze wrócić.',
  text: 'Twoje konto jest ukryte. Nikt nie widzi już profilu, zdjęć ani rozmów.',
  until: 'Do {until} możesz wrócić i wszystko będzie tak, jak było. Potem skasujemy wszystko na zawsze.',
  button: 'Chcę wrócić',
  not_you: 'To nie ty usuwasz konto? Użyj przycisku, a potem ustaw nowe hasło.',
} as const;

export const export_mail = {
  subject: 'Twoje dane z serwisu {site} są gotowe',
  preview: 'Zaloguj się, aby je pobrać.',
  text: 'Dostaliśmy prośbę o kopię twoich danych. Jest gotowa. Dla bezpieczeństwa nie ma jej w tym mailu, tylko na koncie.',
  button: 'Pobierz dane',
  expires: 'Możesz je pobrać przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}. Potem je usuniemy.',
  not_you: 'To nie twoja prośba? Zmień hasło i sprawdź w ustawieniach, na jakich urządzeniach są otwarte sesje.',
} as const;

export const export_failed_mail = {
  subject: 'Twoich danych z serwisu {site} jeszcze nie ma',
  preview: 'Nie udało się. Możesz od razu spróbować ponownie.',
  text: 'Dostaliśmy prośbę o kopię twoich danych. Kilka razy nie udało się jej przygotować. To po naszej stronie, nie po twojej. Spróbuj ponownie. Znów się nie uda? Daj nam znać.',
  button: 'Poproś jeszcze raz',
} as const;

export const export_page = {
  reports: 'Twoje zgłoszenia',
  title: 'Dane konta {name}',
  lead: 'Wszystko, co {site} przechowuje o tobie w dniu {date}. O innych jest tu tylko to, co i tak możesz zobaczyć.',
  chapters: 'Rozdziały',
  files: 'To samo jest w folderze „data”, dla programów. Zdjęcia są w folderze „photos”.',
  none: 'Nic.',
  yes: 'Tak',
  no: 'Nie',
  account: 'Konto',
  email: 'Adres e-mail',
  language: 'Język',
  signed_up: 'Konto założono',
  terms: 'Regulamin zaakceptowano',
  came_by: 'Skąd o nas wiesz',
  invitations: 'Zaproszenia',
  invitation: 'Zaproszenie, {used, select, yes {wykorzystane} other {niewykorzystane}}',
  confirmed: 'Adres e-mail potwierdzono',
  premium: 'Premium od',
  sessions: 'Sesje',
  login_times: 'od {from}, ostatnio {last}',
  unknown_device: 'Nieznane urządzenie',
  browsers: 'Twoje znane nam przeglądarki',
  browser: 'Logowanie w tej przeglądarce',
  passkeys: 'Klucze dostępu',
  email_change: 'Nowy adres e-mail, jeszcze niepotwierdzony',
  links: 'Linki wysłane ci mailem',
  freezes: 'Kiedy konto było wstrzymane',
  freeze: 'Bez wyjaśnienia',
  freeze_times: 'od {from} do {until}',
  freeze_since: 'od {from}',
  emails: 'Maile z ostatnich 30 dni',
  profile: 'Profil',
  name: 'Nazwa',
  birth_date: 'Data urodzenia',
  gender: 'Płeć',
  country: 'Kraj',
  blocked: 'Zablokowane przez ciebie',
  word_filter: 'Ukryte słowa',
  preferences: 'Kogo chcesz widzieć',
  preferences_are: 'Wiek od {from} do {until}, {is, select, near {do {km} km} other {dowolna odległość}}',
  photos: 'Zdjęcia',
  photo_public: 'Publiczne',
  photos_sent: 'Wysłane zdjęcia',
  album: 'Zamknięty album',
  album_shown_to: 'Kto widzi twój album',
  album_shown_by: 'Czyje albumy widzisz',
  verification: 'Zweryfikowane zdjęcie',
  selfie: 'Twoje selfie',
  discounts: 'Kody rabatowe',
  payments: 'Płatności',
  cards: 'Zapisane karty',
  searches: 'Zapisane wyszukiwania',
  conversations: 'Rozmowy',
  email_feedback: 'Zwrócone maile i oznaczenia jako spam',
} as const;

export const export_feedback = {
  bounce: 'Twój adres e-mail nie działał',
  temporary: 'Mail nie dotarł',
  complaint: 'Mail oznaczono jako spam',
} as const;

export const export_payment = {
  created: 'rozpoczęta',
  pending: 'w toku',
  completed: 'opłacona',
  failed: 'nieudana',
  cancelled: 'przerwana',
  expired: 'wygasła',
  refunded: 'zwrócona',
  charged_back: 'cofnięta przez bank',
} as const;

export const export_link = {
  activation: 'Potwierdzenie adresu e-mail',
  password_reset: 'Ustawienie nowego hasła',
  email_change: 'Potwierdzenie nowego adresu e-mail',
  email_revert: 'Cofnięcie nowego adresu e-mail',
  reactivation: 'Przywrócenie konta',
  notifications: 'Ponowne włączenie maili',
} as const;

export const export_verification = {
  pose_shown: 'Podano pozę',
  pending: 'Wysłano selfie',
  verified: 'Zweryfikowano',
  rejected: 'Odrzucono',
} as const;

/** To a member whose account staff froze: what that means is said, and how to object. */
export const frozen_mail = {
  subject: 'Twoje konto w serwisie {site} jest wstrzymane',
  preview: 'Coś sprawdzamy. Oto, co to dla ciebie znaczy.',
  text: 'Sprawdzamy coś w sprawie twojego konta. Dopóki nie skończymy, nikt inny nie widzi profilu, a ty nie możesz pisać, dawać lajków ani niczego zmieniać. Nic ci nie przepadnie.',
  why: 'Powód: {reason}',
  can: 'Nadal możesz się zalogować, czytać wiadomości, pobrać swoje dane i usunąć konto.',
  disagree: 'Myślisz, że to pomyłka? Daj nam znać albo napisz na {email}. Przeczyta to człowiek.',
  button: 'Daj nam znać',
};

export const unfrozen_mail = {
  subject: 'Twoje konto w serwisie {site} znów działa',
  preview: 'Wszystko jest tak, jak było.',
  text: 'Sprawdziliśmy już wszystko i konto znów działa: inni widzą profil, a rozmowy i lajki są takie, jak były. Dziękujemy za cierpliwość.',
  button: 'Do serwisu',
};

/** What people of the staff looked at, without their names. */
export const export_staff = {
  title: 'Kto oglądał twoje dane',
  lookups: 'Wgląd w prywatne dane',
  notes: 'Notatki o tobie',
  support: 'Obsługa klienta',
  moderator: 'Moderacja',
  finance: 'Finanse',
  admin: 'Administracja',
  operator: 'Operator serwisu',
};

export const export_contacts = {
  title: 'Osoby, których nie chcesz tu spotkać',
  list: 'Na twojej liście',
};

export const exported_contact = {
  email: 'Adres e-mail',
  phone: 'Numer telefonu',
} as const;
