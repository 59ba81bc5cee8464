export const check_in = {
  title: 'Meldunek po randce',
  row: 'Gdy nie odpowiesz, damy znać zaufanej osobie',
  intro:
    'Spotykasz się z kimś nowym? Po spotkaniu zapytamy, czy wszystko dobrze. Jeśli nie odpowiesz w ciągu pół godziny, wybrana przez ciebie zaufana osoba dostanie maila z tym, co chcesz jej przekazać.',
  due_title: 'Wszystko dobrze?',
  due_text: 'Meldunek: {time}. Pół godziny później wiadomość dostanie {friend}, chyba że odpowiesz.',
  alarmed_title: '{friend} ma już wiadomość od nas',
  alarmed_text: 'Nie było odpowiedzi na czas. Jeśli wszystko dobrze, {friend} od razu się o tym dowie.',
  open_title: 'Z kim: {person}',
  open_text: 'Zapytamy: {time}. Jeśli się nie odezwiesz, wiadomość dostanie {friend}.',
  unheard:
    'Zapytamy: {time}. {friend} nie chce jednak dostawać wiadomości, więc nikt się nie dowie: lepiej wybierz inną zaufaną osobę.',
  unheard_asked: 'Meldunek: {time}. {friend} nie chce dostawać wiadomości, więc nikt się nie dowie.',
  waiting: 'Jeszcze nie wysłano. Wyślemy, gdy wróci połączenie.',
  place: 'Gdzie: {place}',
  planned: 'Zaplanowane',
  plan_title: 'Zaplanuj meldunek',
  plan_first: 'Najpierw wybierz poniżej zaufaną osobę. Gdy się zgodzi, zaplanujesz meldunek.',
  person: 'Z kim się spotykasz?',
  where: 'Gdzie? (może być puste)',
  where_hint: 'Adres, bar, miejscowość: to, czego zaufana osoba potrzebuje, żeby cię znaleźć.',
  note: 'Co jeszcze powinna wiedzieć? (może być puste)',
  friend: 'Kto dostanie wiadomość?',
  starts: 'Kiedy zaczyna się spotkanie?',
  due: 'Kiedy zapytać, czy wszystko dobrze?',
  zone: 'Godziny w strefie {zone}',
  preview: 'Zobacz, co dostanie ta osoba',
  preview_title: 'To dostanie {friend}',
  preview_when:
    'Tylko jeśli nie odpowiesz w ciągu pół godziny po {time}, i nic wcześniej. Dobę po zakończeniu wszystko kasujemy.',
  preview_links:
    'W treści nie ma nazwy serwisu, ale link pod nią prowadzi tutaj, więc w jego adresie widać domenę serwisu.',
  preview_subject: 'Temat: {subject}',
  confirm: 'Zaplanuj ten meldunek',
  change: 'Zmień coś',
  plan_done: 'Zaplanowano. Zapytamy: {time}. Udanej randki.',
  friends: 'Zaufane osoby',
  friends_hint:
    'Zaufana osoba dostanie jednego maila i najpierw musi się zgodzić. W treści nie ma słowa {site} ani tego, co tu robisz. Linki prowadzą do tego serwisu, więc w ich adresie widać domenę. Adresu tej osoby nie używamy do niczego innego.',
  friend_remove: 'Usuń: {name}',
  friend_remove_text: 'Meldunki z tą osobą też się skończą. {name} nie dostanie o tym wiadomości.',
  friend_removed: 'Usunięto: {name}.',
  friend_name: 'Imię zaufanej osoby',
  friend_email: 'Adres e-mail zaufanej osoby',
  friend_known_as: 'Jak ta osoba cię nazywa?',
  friend_add: 'Poproś tę osobę',
  friend_added: '{name} ma już naszą prośbę. Odpowiedź zobaczysz tutaj.',
  not_emergency:
    'To nie jest służba ratunkowa: mail może przyjść późno albo pozostać nieprzeczytany. W niebezpieczeństwie dzwoń pod numer alarmowy.',
  tips: 'Więcej o bezpiecznych randkach',
} as const;

/** Of the pages that emails lead to. */
export const check_in_link = {
  question: 'Czy wszystko w porządku?',
  question_text: 'Wystarczy jedno stuknięcie.',
  alarmed_text: 'Zaufana osoba dostała wiadomość. Jeśli wszystko dobrze, od razu jej to przekażemy.',
  done_text: 'Możesz zamknąć tę stronę.',
  expired: 'To pytanie ma już odpowiedź',
  expired_text: 'Albo było potem kolejne: wtedy użyj ostatniego maila.',
  consent_title: 'Czy {name} może na ciebie liczyć?',
  consent_text:
    '{name} spotyka się czasem z kimś nowym. Czy możemy do ciebie napisać, jeśli {name} nie da potem znać, że wszystko dobrze? W wiadomości będzie, z kim, gdzie i kiedy miało być spotkanie.',
  consent_only: 'Twojego adresu nie używamy do niczego innego, a tym linkiem możesz zmienić zdanie.',
  accept: 'Tak, {name} może na mnie liczyć',
  refuse: 'Wolę nie',
  never: 'Nigdy więcej o to nie pytaj',
  accepted: 'Dzięki. {name} też dziękuje',
  accepted_text:
    'Przy odrobinie szczęścia nigdy się nie odezwiemy. A jeśli tak, najpierw sprawdź, czy {name} odbiera telefon.',
  refused: 'W porządku',
  refused_text: 'Nie dostaniesz takich wiadomości. {name} zobaczy, że wolisz nie.',
  never_text: 'Nigdy więcej o to nie zapytamy, także w imieniu kogoś innego.',
  consent_expired: 'Ten link już nie działa',
  consent_expired_text: 'Twój adres został usunięty przez osobę, która o to prosiła. Nie musisz nic robić.',
} as const;

export const check_in_answer = {
  well: 'Wszystko dobrze',
  postpone: 'Zapytaj za godzinę',
  cancel: 'Anuluj ten meldunek',
} as const;

export const check_in_done = {
  well: 'Dobrze to słyszeć.',
  postpone: 'Zapytamy godzinę później.',
  cancel: 'Ten meldunek jest anulowany. Nikt nie dostanie wiadomości.',
} as const;

export const check_in_friend = {
  asked: 'Jeszcze bez odpowiedzi',
  accepted: 'Jest zgoda',
  refused: 'Woli nie',
} as const;

export const check_in_answered = {
  well: 'Dzięki. Dobrze to słyszeć.',
  postpone: 'Zapytamy jeszcze raz za godzinę.',
  cancel: 'Ten meldunek jest anulowany.',
} as const;
