export const login = {
  description: 'Zaloguj się i wróć do swoich rozmów.',
  continue: 'Zaloguj się, aby przejść dalej.',
  forgot: 'Nie pamiętasz hasła?',
  passkey: 'Zaloguj się kluczem dostępu',
  or: 'lub',
  passkey_cancelled: 'Logowanie kluczem dostępu zostało przerwane. Spróbuj ponownie albo użyj hasła.',
  no_account: 'Nie masz jeszcze konta?',
  logged_out: 'Wylogowano.',
  ended: 'Twoja sesja wygasła. Zaloguj się ponownie, aby przejść dalej.',
  banned_until: 'Od {until} znów możesz się zalogować.',
  banned_for_good: 'Blokada jest na stałe.',
  banned_why: 'Zobacz powód i odwołaj się',
} as const;

export const signup = {
  description: 'W minutę załóż darmowy profil i zobacz, kto jest w twojej okolicy.',
  progress: 'Krok {step, number} z {total, number}',
  name: 'Nazwa profilu',
  name_question: 'Jak mamy cię nazywać?',
  name_hint: 'Tę nazwę widzą inni. Nie musi to być twoje prawdziwe imię.',
  birth_date: 'Data urodzenia',
  birth_date_question: 'Jaka jest twoja data urodzenia?',
  birth_date_hint: 'Inni widzą tylko twój wiek.',
  day: 'Dzień',
  month: 'Miesiąc',
  year: 'Rok',
  gender: 'Twoja płeć',
  country: 'Kraj',
  region_none: 'Wolę nie mówić',
  place_question: 'Gdzie mieszkasz?',
  region_again: 'Wybrany kraj się zmienił. Wskaż jeszcze, gdzie w nim mieszkasz, albo zostaw to puste.',
  place_hint: 'Dzięki temu znajdziesz ludzi z okolicy. O adres nigdy nie pytamy.',
  email: 'Adres e-mail',
  email_question: 'Jaki masz adres e-mail?',
  email_hint: 'Nikt inny go nie zobaczy. Wyślemy ci maila, żeby go potwierdzić.',
  email_suggestion: 'Czy chodzi o {email}?',
  email_suggestion_use: 'Użyj {email}',
  password: 'Hasło',
  password_question: 'Wymyśl hasło',
  password_hint: 'Co najmniej {min, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}. Krótkie zdanie sprawdza się dobrze.',
  password_again: 'Nie zapamiętujemy hasła. Wpisz je jeszcze raz.',
  password_show: 'Pokaż hasło',
  password_hide: 'Ukryj hasło',
  strength_short: 'Jeszcze za krótkie',
  strength_weak: 'Łatwe do odgadnięcia',
  strength_fair: 'Niezłe',
  strength_strong: 'Mocne',
  visible_to_visitors: 'Mój profil mogą oglądać także osoby bez konta: zdjęcie główne, nazwę, wiek, miejscowość i to, co piszę o sobie.',
  terms: 'Mam co najmniej {min_age} lat i akceptuję <terms>regulamin</terms> oraz <privacy>politykę prywatności</privacy>.',
  submit: 'Załóż konto',
  has_account: 'Masz już konto?',
  working: 'Zakładamy twoje konto',
  locked: 'Jeszcze chwila, już prawie gotowe.',
  step_check: 'Sprawdzamy dane',
  step_create: 'Zakładamy konto',
  step_matches: 'Szukamy matchy',
  step_mail: 'Wysyłamy maila aktywacyjnego',
  step_done: 'Gotowe',
  complete_title: 'Witaj, {name}',
  complete_mail_first: 'Najpierw otwórz link z maila. Potem możesz się zalogować.',
  complete_text: 'Wysłaliśmy maila na adres {email}. Otwórz zawarty w nim link, aby aktywować konto.',
  about: 'Potem przejdziesz do profilu {name}.',
  message: 'Wiadomość do: {name}',
  message_question: 'Twoja pierwsza wiadomość do: {name}',
  message_placeholder: 'Hej, fajny profil…',
  message_hint: 'Wyślemy ją, gdy tylko potwierdzisz adres e-mail. Koszt: {price, number} z {free, number} darmowych kredytów.',
  message_left: '{count, plural, one {Został # znak} few {Zostały # znaki} many {Zostało # znaków} other {Zostało # znaku}}',
  message_over: 'Za długie o {count, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}',
  message_skip: 'Dalej bez wiadomości',
  complete_message: 'Twoja wiadomość do: {name} jest gotowa. Dostarczymy ją, gdy konto będzie aktywne.',
  complete_member: 'Przejdź do profilu {name}',
  complete_more: 'Zobacz, kto do ciebie pasuje',
  matches_title: 'Może ktoś z nich?',
  matches_text: 'Z twojej okolicy i w podobnym wieku. Lajk nic nie kosztuje, a odwzajemniony to match.',
  matches_none: 'Na razie nikogo',
  matches_none_text: 'W twojej okolicy nie ma jeszcze nikogo w podobnym wieku. Rozejrzyj się dalej.',
} as const;

export const closed_signup = {
  title: 'Konto tylko z zaproszeniem',
  text: '{site} przyjmuje teraz tylko osoby z zaproszeniem. Znasz kogoś, kto już tu jest? Poproś o zaproszenie: jego link cię wpuści.',
  invitation_title: 'To zaproszenie nie działa',
} as const;

export const complete_signup = {
  title: 'Dokończ zakładanie konta',
  text: 'Wymyśl hasło, zaakceptuj regulamin i gotowe.',
  over_title: 'Link wygasł lub jest nieważny',
  over_text: 'Ten link został już użyty albo stracił ważność. Jeśli konto jest gotowe, zaloguj się. Jeśli nie, po prostu załóż je tutaj.',
  over_member: 'Ten link został już użyty albo stracił ważność. Jesteś na swoim koncie, więc nie jest ci już potrzebny.',
} as const;

export const activation = {
  title: 'Potwierdź adres e-mail',
  text: 'Jedno kliknięcie i konto będzie aktywne.',
  submit: 'Aktywuj konto',
  done_title: 'Twoje konto jest aktywne',
  done_text: 'Inni widzą już twój profil i mogą do ciebie pisać.',
  done_messages: '{count, plural, one {Napisana wcześniej wiadomość jest już dostarczona.} few {Napisane wcześniej wiadomości (#) są już dostarczone.} many {Napisane wcześniej wiadomości (#) są już dostarczone.} other {Napisane wcześniej wiadomości (#) są już dostarczone.}}',
  done_start: 'Zobacz, kto tu jest',
  error_help: 'Link wygasł albo został już użyty.',
  error_login: 'Konto jest już aktywne? Po prostu się zaloguj. Jeśli nie, po zalogowaniu poproś o nowego maila.',
  error_active: 'Twoje konto jest już aktywne. Nie musisz nic robić.',
  error_ask: 'Poproś o nowego maila.',
  reminder_text: 'Wysłaliśmy link na adres {email}. Póki go nie otworzysz, nikt nie widzi twojego profilu, a wiadomości czekają.',
  hint: 'Mail przychodzi zwykle w ciągu {minutes, plural, one {minuty} few {# minut} many {# minut} other {# minuty}}. Nie ma go? Zajrzyj do spamu.',
  resend: 'Wyślij nowego maila',
  resent: 'Nowy mail jest w drodze.',
  not_me: 'To nie ja',
  not_me_question: 'To nie ty zakładasz konto?',
  not_me_text: 'W takim razie ktoś inny podał twój adres e-mail. Od razu usuniemy to konto wraz z całą zawartością.',
  not_me_submit: 'Usuń to konto',
  removed_title: 'Konto zostało usunięte',
  removed_text: 'Twojego adresu e-mail już u nas nie ma i nie dostaniesz od nas więcej maili. Nic więcej nie musisz robić.',
  resend_later: 'Na kolejnego maila trzeba chwilę poczekać: {wait}.',
} as const;

export const reset = {
  title: 'Nie pamiętasz hasła',
  description: 'Ustaw nowe hasło przez link, który wyślemy ci mailem.',
  text: 'Podaj swój adres e-mail. Wyślemy ci link do ustawienia nowego hasła.',
  ask: 'Wyślij mi link',
  back: 'Wróć do logowania',
  sent_title: 'Sprawdź pocztę',
  sent: 'Wysłaliśmy link na adres {email}.',
  sent_perhaps: 'Jeśli {email} ma tu konto, link jest już w drodze.',
  sent_hint: 'Link działa przez {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}. Nic nie ma? Zajrzyj do spamu.',
} as const;

export const new_password = {
  title: 'Ustaw nowe hasło',
  text: 'Zalogujemy cię tutaj i wylogujemy na wszystkich innych urządzeniach. Klucze dostępu trzeba będzie dodać ponownie.',
  label: 'Nowe hasło',
  again: 'Jeszcze raz',
  submit: 'Zapisz hasło',
  done: 'Hasło zostało zmienione.',
} as const;

export const mailed_link = {
  why: 'Link z naszego maila działa raz i nie dłużej, niż podano w mailu.',
  ask_anew: 'Poproś o nowego maila',
} as const;

export const mail_change = {
  title: 'Potwierdź nowy adres e-mail',
  text: 'Jedno kliknięcie i twoje konto będzie miało ten adres.',
  submit: 'Używaj tego adresu',
  done_title: 'Adres e-mail został zmieniony',
  done: 'Od teraz loguj się tym adresem. Jeśli poprzedni był potwierdzony, wysłaliśmy tam maila, który pozwala cofnąć tę zmianę.',
  revert_title: 'Przywróć poprzedni adres e-mail',
  revert_text: 'Konto wróci do adresu, na który przyszedł ten mail. Wszystkie urządzenia zostaną wylogowane, a hasło przestanie działać.',
  revert_submit: 'Cofnij zmianę',
  reverted_title: 'Poprzedni adres wrócił',
  reverted: 'Wszystkie urządzenia są wylogowane. Wysłaliśmy ci maila z linkiem do nowego hasła: dzięki niemu wrócisz na konto.',
  reverted_again: 'Wyślij mi jeszcze jeden link',
} as const;

export const account_deleted = {
  title: 'Twoje konto jest usunięte',
  hidden: 'Nikt cię już nie widzi i wszędzie cię wylogowano.',
  until: 'Do {until} możesz wrócić: link jest w mailu, który właśnie wysłaliśmy. Potem skasujemy wszystko na zawsze.',
  days: 'Na powrót masz {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}: link jest w mailu od nas. Potem skasujemy wszystko na zawsze.',
  goodbye: 'Dzięki za wspólny czas. Trzymaj się.',
  home: 'Do strony głównej',
} as const;

export const reactivation = {
  title: 'Chcesz wrócić?',
  text: 'Jedno kliknięcie i konto jest z powrotem, dokładnie takie jak wcześniej. Potem się zaloguj.',
  submit: 'Tak, wracam',
  done_title: 'Witaj z powrotem',
  done_text: 'Wszystko jest tak, jak było. Wystarczy się zalogować.',
  expired_help: 'Zaloguj się adresem e-mail i hasłem. Tam poprosisz o nowego maila, dopóki nie minie 14 dni.',
  resend: 'Wyślij maila ponownie',
  resent: 'Mail jest w drodze. Zajrzyj też do spamu.',
} as const;

/** In discreet mode, `name` replaces the site's name in titles, logo, emails and their sender. */
export const discreet = {
  name: 'Kalendarz',
  leave: 'Szybkie wyjście',
  leave_short: 'Wyjdź',
} as const;
