export const notifications = {
  title: 'Powiadomienia',
  row: 'Mail, urządzenia, ciche godziny',
  intro: 'Wybierz, co przychodzi mailem, a co na urządzenia. Każda zmiana działa od razu.',
  always: 'Maile o koncie, płatnościach i twoich zgłoszeniach dostajesz zawsze.',
  group_messages: 'Wiadomości',
  group_likes: 'Lajki i odwiedziny',
  group_site: 'Od {site}',
  email: 'Mailem',
  push: 'Na urządzeniach',
  summary: 'Mail: {email} · urządzenia: {push}',
  summary_email: 'Mail: {email}',
  on: 'włączone',
  off: 'wyłączone',
  off_now: 'teraz wyłączone',
  saved: 'Zapisano „{label}”',
  saving: 'Zapisywanie…',
  waiting: 'Jeszcze nie zapisano. Zapisze się samo, gdy wróci połączenie.',
} as const;

export const notification_type = {
  new_conversations: 'Nowe rozmowy',
  new_messages: 'Nowe wiadomości',
  like: 'Lajki, matche i odwiedziny',
  unread_message_reminders: 'Nadal nieprzeczytane',
  promotions: 'Oferty',
  weekly_updates: 'Przegląd tygodnia',
  news: 'Nowości',
  reminders: 'Dokończenie zakładania konta',
} as const;

export const notification_hint = {
  new_conversations: 'Gdy ktoś pisze do ciebie po raz pierwszy.',
  new_messages: 'Gdy w rozmowie pojawi się wiadomość. O przeczytanych nie wysyłamy maili.',
  like: 'Gdy ktoś daje ci lajka, gdy macie match i gdy ktoś ogląda twój profil.',
  unread_message_reminders: 'Raz, gdy wiadomość po 24 godzinach nadal jest nieprzeczytana.',
  promotions: 'Zniżki i akcje. Wysyłamy je tylko wtedy, gdy to włączysz.',
  weekly_updates: 'Raz w tygodniu: nowe osoby, które do ciebie pasują, i to, co na ciebie czeka.',
  news: 'Gdy w serwisie jest coś nowego. Wysyłamy je tylko wtedy, gdy to włączysz.',
  reminders: 'Najwyżej dwa razy, dopóki konto nie jest gotowe, bo adres e-mail czeka na potwierdzenie.',
} as const;

export const frequency = {
  at_once: 'Od razu',
  daily: 'Codziennie',
  weekly: 'Co tydzień',
  never: 'Nigdy',
} as const;

export const frequency_short = {
  at_once: 'od razu',
  daily: 'codziennie',
  weekly: 'co tydzień',
  never: 'wyłączone',
} as const;

export const quiet_hours = {
  title: 'Ciche godziny',
  every_day: 'Codziennie cisza w stałych godzinach',
  hint: 'Wtedy nic nie wysyłamy. O tym, co przyjdzie w tym czasie, damy znać później.',
  from: 'Od',
  until: 'Do',
  zone: 'Strefa czasowa: {zone}.',
  other_zone: 'Te godziny są w strefie {zone}. To urządzenie ma strefę {here}.',
  use_zone: 'Użyj czasu tego urządzenia',
  digests: 'Codzienne i cotygodniowe maile przychodzą o {time} w tej strefie albo po cichych godzinach.',
} as const;

export const push_device = {
  title: 'Na tym urządzeniu',
  label: 'Powiadomienia na tym urządzeniu',
  hint: 'Zobaczysz, że jest wiadomość, lajk lub match, nawet gdy serwis jest zamknięty. W trybie dyskretnym bez imion i treści.',
  last: 'Ostatnie powiadomienie tutaj: {when}.',
  unsupported: 'Ta przeglądarka nie pokazuje powiadomień. Aktualny Chrome, Firefox lub Safari to potrafi.',
  off_done: 'Powiadomienia na tym urządzeniu są wyłączone.',
} as const;

export const emails_off = {
  title: 'Twoje maile są wyłączone',
  back: 'Chcesz je znowu dostawać? Wyślemy jednego maila na {email}. Potwierdzisz to linkiem, który w nim jest.',
  submit: 'Włącz maile z powrotem',
  another: 'Inny adres e-mail',
  sent: 'Wysłaliśmy maila na {email}. Otwórz w nim link i potwierdź, a maile znów będą włączone.',
  again: 'Wyślij ponownie',
} as const;

export const disabled_explanation = {
  bounce: 'Maile na {email} do nas wracają. Czy ten adres jest aktualny?',
  fbl: 'Jeden z naszych maili oznaczono jako spam. Dlatego już ich nie wysyłamy.',
  listunsubscribe: 'W programie pocztowym wypisano cię z naszych maili. Dlatego już ich nie wysyłamy.',
} as const;

export const unsubscribe = {
  title: 'Wypisz się',
  question: 'Wypisać cię z maili „{what}”?',
  text: 'Możesz wyłączyć tylko te maile albo wszystkie o wiadomościach, lajkach i nowościach. Maile o koncie dostajesz zawsze.',
  one: 'Wyłącz te maile',
  all: 'Wyłącz wszystkie maile',
  done_type: 'Nie dostaniesz więcej maili „{what}”',
  done_all: 'Nie dostaniesz więcej tych maili',
  done_text: 'Gotowe. Jeśli kiedyś zechcesz je znowu dostawać, włącz je w powiadomieniach.',
  preferences: 'Ustaw powiadomienia',
  invalid: 'Ten link do wypisania się nie działa',
} as const;

export const enable_emails = {
  title: 'Chcesz znowu dostawać maile?',
  text: 'Potwierdź, że to twój adres e-mail. Potem znów będziemy wysyłać maile, dokładnie według twoich ustawień.',
  submit: 'Tak, wysyłajcie znowu',
  done_title: 'Twoje maile są znów włączone',
  done_text: 'Adres jest potwierdzony. W powiadomieniach wybierzesz, o czym mamy pisać.',
} as const;
