export const settings = {
  language_and_theme: 'Język i wygląd',
  language_hint: 'W tym języku są też nasze maile.',
  theme: 'Wygląd',
  theme_auto: 'Automatyczny',
  theme_light: 'Jasny',
  theme_dark: 'Ciemny',
  theme_chosen: 'Wygląd: {name}',
  switched_on: 'Włączono: „{label}”',
  switched_off: 'Wyłączono: „{label}”',
  blocked: 'Zablokowane profile',
  blocked_hint: 'Nie widzicie się nawzajem. Nazwa jest z chwili zablokowania.',
  blocked_none: 'Nikogo nie blokujesz. Zablokować można na czyimś profilu, pod trzema kropkami.',
  unblock_name: 'Odblokuj profil {name}',
  account: 'Konto',
  security: 'Bezpieczeństwo',
  data: 'Twoje dane i konto',
  since: 'Konto od {date}',
  confirmed: 'potwierdzony',
  not_confirmed: 'jeszcze niepotwierdzony',
  membership: 'Konto',
  member_since: 'Konto od',
} as const;

export const password_settings = {
  intro: 'Na innych urządzeniach cię wylogujemy.',
  old: 'Stare hasło',
  submit: 'Zmień hasło',
  done: 'Hasło zostało zmienione. Na innych urządzeniach cię wylogowano.',
} as const;

/** Texts of the reauthentication. */
export const reauthentication = {
  password: 'Twoje hasło',
} as const;

export const email_settings = {
  intro: 'Twój adres to teraz {email}.',
  new: 'Nowy adres e-mail',
  another: 'Jednak inny adres',
  hint: 'Wyślemy tam link. Dopóki go nie otworzysz, obowiązuje stary adres.',
  submit: 'Zmień adres',
  asked: 'Mail jest w drodze.',
  waiting: 'Czekamy na potwierdzenie: {email}',
  waiting_text: 'Otwórz link w mailu, który tam wysłaliśmy. Działa do {until}.',
  cancel: 'Jednak nie zmieniaj',
  cancelled: 'Adres zostaje bez zmian.',
} as const;

export const sessions = {
  title: 'Sesje i urządzenia',
  intro: 'Tu masz otwarte sesje. Nie poznajesz którejś? Zakończ ją i ustaw nowe hasło.',
  on: '{browser}, {system}',
  unknown: 'Nieznane urządzenie',
  nowhere: 'Miejsce nieznane',
  current: 'To urządzenie',
  begun: 'Początek: {when}',
  used: 'ostatnio używana: {when}',
  active: 'teraz w użyciu',
  end: 'Zakończ',
  end_name: 'Zakończ sesję: {name}',
  ended: 'Sesja zakończona: {name}.',
  alone: 'Nigdzie indziej nie masz otwartych sesji.',
  others: 'Zakończ wszystkie inne',
  others_ended: 'Wszystkie inne sesje są zakończone.',
  everywhere: 'Wyloguj wszędzie',
  everywhere_hint:
    'Ten przycisk wyloguje cię także tutaj. Potem każda przeglądarka będzie dla nas nowa: przy pierwszym logowaniu wyślemy ci maila.',
} as const;

export const passkeys = {
  title: 'Klucze dostępu',
  intro:
    'Z kluczem dostępu logujesz się odciskiem palca, twarzą albo kodem PIN urządzenia. Nie trzeba nic pamiętać i nie da się niczego odgadnąć.',
  none: 'Nie masz jeszcze klucza dostępu.',
  add: 'Dodaj klucz dostępu',
  added: 'Dodano „{name}”. Od razu możesz się nim logować.',
  cancelled: 'Klucz dostępu nie został dodany: przerwano to na urządzeniu. Nic się nie zmieniło.',
  known: 'To urządzenie ma już klucz dostępu do twojego konta.',
  unsupported: 'Ta przeglądarka nie obsługuje kluczy dostępu.',
  created: 'Dodano: {when}',
  unused: 'jeszcze nieużywany',
  rename: 'Zmień nazwę',
  rename_name: 'Zmień nazwę „{name}”',
  name: 'Nazwa',
  renamed: 'Klucz dostępu nazywa się teraz „{name}”.',
  remove: 'Usuń',
  remove_name: 'Usuń „{name}”',
  remove_question: 'Usunąć „{name}”?',
  remove_text: 'Nie zalogujesz się nim więcej. Hasło nadal będzie działać.',
  removed: 'Usunięto „{name}”. Nie można się nim już zalogować.',
  reauthentication: 'Dla pewności',
  reauthentication_text: 'Od logowania minęło trochę czasu. Wpisz hasło, żebyśmy wiedzieli, że to ty.',
  reauthentication_submit: 'Dalej',
} as const;

export const deletion = {
  title: 'Usuń konto',
  step: 'Krok {step, number} z {steps, number}',
  next: 'Dalej',
  stay: 'Jednak zostaję',
  reason_title: 'Dlaczego odchodzisz?',
  reason_hint: 'To nam pomaga. Wolisz nie mówić? Po prostu przejdź dalej.',
  remarks: 'Co chcesz nam powiedzieć?',
  remarks_hint: 'Nieobowiązkowe. Najwyżej {max, number} znaków.',
  what_title: 'Co się stanie',
  what_now:
    'Od razu: nikt cię już nie widzi. Profil, zdjęcia, lajki i rozmowy znikają ze wszystkich list i wszędzie cię wylogujemy.',
  what_until:
    'Do {until}: możesz wrócić przez link z maila, który dostaniesz. Wszystko będzie tak, jak było.',
  what_after:
    'Potem: kasujemy wszystko na zawsze. Rozmowy znikną też u drugiej osoby. Zostaną tylko dane płatności, które musimy przechowywać z mocy prawa, bez związku z profilem.',
  what_credits:
    'Masz jeszcze {count, plural, one {# darmowy kredyt} few {# darmowe kredyty} many {# darmowych kredytów} other {# darmowego kredytu}}. {count, plural, one {Też zniknie} few {Też znikną} many {Też znikną} other {Też zniknie}}.',
  what_back:
    'Za {credits, plural, one {# kupiony kredyt} few {# kupione kredyty} many {# kupionych kredytów} other {# kupionego kredytu}} zwrócimy {money} tą samą metodą płatności.',
  what_uncollected:
    'Z tej kwoty {money} jeszcze nie pobraliśmy. Jeśli do tego czasu nadal tak będzie, już tego nie pobierzemy.',
  what_instead: 'Chcesz tylko na chwilę zniknąć? <link>Ustaw niewidoczny profil</link>.',
  reauthentication_title: 'Na koniec: czy to ty?',
  reauthentication_text: 'Hasło potwierdza, że to twoja własna decyzja.',
  reauthentication_passkey: 'Logowanie kluczem dostępu było przed chwilą: to wystarczy.',
  submit: 'Usuń moje konto',
  offer_title: 'Zostaniesz za {percentage, number}% zniżki?',
  offer_text:
    'Dostaniesz kod na następne kredyty, ważny {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}. Pytamy tylko raz, niezależnie od wyboru.',
  offer_accept: 'Tak, zostaję',
  offer_decline: 'Nie, usuwam konto',
  offered_title: 'Cieszymy się, że zostajesz',
  offered_text: 'Twój kod znajdziesz też przy kredytach.',
  offered_link: 'Do twoich kredytów',
} as const;

export const discount = {
  title: 'Twoja zniżka: {percentage, number}%',
  until: 'Na jeden zakup kredytów, do {until}.',
  always: 'Na jeden zakup kredytów.',
  code: 'Kod',
  copy: 'Kopiuj',
  copied: 'Skopiowano kod',
} as const;

export const delete_reason = {
  price: 'Za drogo',
  found_someone: 'Mam już kogoś',
  not_looking: 'Na razie nie szukam',
  site_problems: 'Serwis nie działał dobrze',
  no_members: 'Za mało ludzi w mojej okolicy',
  time: 'Zajmuje mi za dużo czasu',
  other: 'Coś innego',
} as const;

export const discretion = {
  title: 'Dyskrecja',
  intro: 'Gdy inni mogą zobaczyć twój ekran, telefon lub pocztę.',
  mode: 'Tryb dyskretny',
  mode_text:
    'Karta nazywa się „{name}” i ma neutralną ikonę. Maile i powiadomienia też przychodzą pod nazwą „{name}” i nie ma w nich imion. Jeśli potem zainstalujesz aplikację, będzie nazywać się tak samo. W tej przeglądarce działa to jeszcze przed logowaniem.',
  exit_text:
    'Jedno naciśnięcie i jesteś na {site}. Przyciskiem wstecz nikt tu nie wróci. Wpisany tekst zostanie.',
  key: 'Klawisz',
  key_escape: 'Dwa razy Escape',
  key_shift: 'Trzy razy Shift',
  key_f9: 'F9',
  key_off: 'Tylko przycisk u góry',
  key_saved: 'Wybrano klawisz',
  on: 'Włączone',
  off: 'Wyłączone',
} as const;

export const privacy = {
  seen: 'Kto cię widzi',
  row: 'Niewidoczność, online, przeczytane, odwiedziny',
  shared: 'Co mogą zobaczyć inni',
  mirror: 'Czego nie pokazujesz, tego nie widzisz też u innych.',
  presence: 'Online',
  presence_text: 'Inni widzą, czy jesteś online albo czy twoja ostatnia wizyta była dziś.',
  read_text: 'W rozmowie druga osoba widzi, że wiadomość jest przeczytana.',
  typing: 'Pisanie',
  typing_text: 'W rozmowie druga osoba widzi, że piszesz.',
  visits: 'Odwiedziny',
  visits_text: 'Gdy oglądasz profil, ta osoba może to zobaczyć.',
  gifts: 'Prezenty na profilu',
  gifts_text: 'Inni widzą, jakie masz prezenty i ile. Nigdy nie widzą, od kogo.',
} as const;

export const invitations = {
  title: 'Zaproszenia',
  intro:
    'Z zaproszeniem jedna osoba może założyć konto, nawet gdy inni nie mogą. Każdy link działa raz i przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}. Nikt nie widzi, kogo zapraszasz.',
  unconfirmed: 'Najpierw potwierdź adres e-mail. Potem możesz tu zapraszać.',
  make: 'Utwórz zaproszenie',
  make_another: 'Jeszcze jedno zaproszenie',
  left: 'Możesz teraz utworzyć jeszcze {left, number}.',
  none_left: 'Niewykorzystane zaproszenia: {open, number}. Więcej naraz się nie da.',
  ready: 'Zaproszenie jest gotowe',
  once: 'Udostępnij link teraz: później nie będziemy mogli go pokazać.',
  link: 'Link do zaproszenia',
  share: 'Udostępnij',
  copy: 'Kopiuj link',
  copied: 'Skopiowano',
  share_text: 'Dołączysz do mnie? {site}',
  made: 'Twoje zaproszenia',
  made_on: 'Utworzono {day}',
  open: 'Ważne do {day}',
  used: 'Wykorzystane',
  expired: 'Wygasło',
  withdrawn: 'Cofnięte',
  withdraw: 'Cofnij',
  withdraw_made: 'Cofnij zaproszenie z {day}',
  withdrawn_now: 'Zaproszenie zostało cofnięte.',
} as const;

export const own_data = {
  title: 'Twoje dane',
  intro:
    'Kopia wszystkiego, co o tobie przechowujemy: konto, profil, zdjęcia, lajki, rozmowy i kredyty. Otworzysz ją w przeglądarce, a odczytać mogą ją też inne programy.',
  ask: 'Poproś o kopię',
  ask_hint: 'Przygotowanie trwa zwykle kilka minut. Gdy będzie gotowa, dostaniesz maila.',
  making: 'Przygotowujemy kopię',
  making_text: 'Nie musisz tu czekać: gdy będzie gotowa, dostaniesz maila.',
  ready: 'Kopia jest gotowa',
  ready_text: '{size}, utworzona {made}. Możesz ją pobrać do {until}.',
  password_hint: 'Dzięki temu wiemy, że to ty, nawet gdy ktoś inny ma twój telefon.',
  log_in_again: 'Zaloguj się ponownie, aby pobrać kopię. Dzięki temu wiemy, że to ty.',
  download: 'Pobierz',
  downloading: 'Pobieranie się zaczyna.',
  failed: 'Nie udało się',
  failed_text: 'To po naszej stronie. Możesz od razu spróbować ponownie.',
  again: 'Poproś o nową kopię',
  again_hint: 'Nowa zastąpi tę.',
  next: 'O nową kopię możesz poprosić od {when}.',
  inside:
    'Trzymaj ten plik tam, gdzie masz dostęp tylko ty: można w nim przeczytać rozmowy i zobaczyć zdjęcia.',
} as const;
