/** By what happened last. */
export const push_question = {
  message: 'Chcesz od razu wiedzieć, gdy przyjdzie odpowiedź?',
  like: 'Chcesz od razu wiedzieć, gdy ktoś da ci lajka?',
} as const;

export const push_offer = {
  text: 'Damy znać o nowej wiadomości, lajku lub matchu, nawet gdy serwis jest zamknięty.',
  control: 'To ty wybierasz, o czym, możesz ustawić ciche godziny, a w trybie dyskretnym nie widać imion ani treści.',
  turn_on: 'Włącz powiadomienia',
  not_now: 'Wolę nie',
  done: 'Powiadomienia na tym urządzeniu są włączone.',
  undecided: 'Nic jeszcze nie jest wybrane.',
  failed: 'Nie udało się włączyć powiadomień. Spróbuj ponownie później.',
  denied_title: 'Powiadomienia są zablokowane',
  denied: 'Przeglądarka blokuje powiadomienia z tej strony. Tak to cofniesz:',
  denied_in_app: 'Powiadomienia z tej aplikacji są zablokowane. Tak to cofniesz:',
  denied_app: 'Przytrzymaj ikonę aplikacji albo otwórz jej menu ⋮ i wybierz „Informacje o aplikacji”. Włącz tam „Powiadomienia”.',
  denied_chrome: 'Otwórz ikonę po lewej stronie adresu, wybierz „Uprawnienia” lub „Ustawienia witryny” i zezwól na „Powiadomienia”.',
  denied_firefox: 'Otwórz kłódkę po lewej stronie adresu i usuń blokadę przy „Wysyłanie powiadomień”. Potem odśwież stronę.',
  denied_safari: 'W menu Safari wybierz „Ustawienia”, potem „Witryny” i „Powiadomienia”, i zezwól tej stronie.',
  denied_ios: 'Otwórz aplikację Ustawienia, wybierz „Powiadomienia”, potem tę stronę, i zezwól na powiadomienia.',
  install: 'Na iPhonie i iPadzie powiadomienia działają, gdy strona jest na ekranie początkowym:',
  install_open: 'Otwórz stronę z ekranu początkowego i tam włącz powiadomienia.',
} as const;

export const ios_install = {
  share: 'Na pasku przeglądarki stuknij kwadrat ze strzałką w górę.',
  add: 'Wybierz „Dodaj do ekranu początkowego”.',
  confirm: 'Stuknij „Dodaj” w prawym górnym rogu.',
} as const;

export const disabled_alert = {
  label: 'Twoje maile są wyłączone',
} as const;

export const disabled_reason = {
  bounce: 'Nasze maile do ciebie nie docierają',
  fbl: 'Maile są wyłączone po oznaczeniu jako spam',
  listunsubscribe: 'Maile są wyłączone: wypisano cię z nich',
} as const;
