export const decisions = {
  title: 'Zgłoszenia i decyzje',
  intro:
    'Twoje zgłoszenia i to, co z nich wynikło, oraz nasze decyzje o twoim koncie. Decydują ludzie. Tylko ograniczenia pierwszych wiadomości mogą pojawić się automatycznie, a wtedy na twoją prośbę sprawdzi to człowiek.',
  about_me: 'O twoim koncie',
  about_me_none: 'Nic tu nie ma. Nie musieliśmy podejmować żadnych decyzji o twoim koncie.',
  strikes:
    '{count, plural, one {Liczy się teraz # ostrzeżenie} few {Liczą się teraz # ostrzeżenia} many {Liczy się teraz # ostrzeżeń} other {Liczy się teraz # ostrzeżenia}}. Ostrzeżenie wygasa po {months, plural, one {# miesiącu} few {# miesiącach} many {# miesiącach} other {# miesiąca}}.',
  reports: 'Twoje zgłoszenia',
  reports_none: 'Nie masz żadnych zgłoszeń.',
  reported_on: 'Zgłoszono {day}',
  decided_on: 'Decyzja z {day}',
  missing_title: 'Nie możemy znaleźć tej decyzji',
  missing_text: 'Zgłoszenia i decyzje znikają razem z jednym z kont.',
  all: 'Wszystkie zgłoszenia i decyzje',
  rule: 'Zasada',
  reason: 'Dlaczego',
  automated: 'Stało się to automatycznie. Jeśli się odwołasz, sprawdzi to człowiek.',
  ban_until: 'Do {until}',
  removed_about_me: 'Usunęliśmy opis z twojego profilu.',
  removed_photos:
    '{count, plural, one {Ukryliśmy jedno zdjęcie.} few {Ukryliśmy # zdjęcia.} many {Ukryliśmy # zdjęć.} other {Ukryliśmy # zdjęcia.}}',
  removed_messages:
    '{count, plural, one {Usunęliśmy jedną wysłaną przez ciebie rzecz. Tylko ty ją jeszcze widzisz.} few {Usunęliśmy # wysłane przez ciebie rzeczy. Tylko ty je jeszcze widzisz.} many {Usunęliśmy # wysłanych przez ciebie rzeczy. Tylko ty je jeszcze widzisz.} other {Usunęliśmy # wysłanej przez ciebie rzeczy. Tylko ty ją jeszcze widzisz.}}',
  about: 'Dotyczy',
  your_report: 'Twój opis',
  reference: 'Numer sprawy {reference}',
  waiting: 'Sprawdzamy to',
  waiting_text:
    'Ktoś z nas przeczyta zgłoszenie i podejmie decyzję. Dostaniesz maila, cokolwiek postanowimy.',
  action: 'Podjęliśmy działania',
  action_text:
    'Podjęliśmy działania dzięki twojemu zgłoszeniu. Więcej o drugiej osobie nie możemy ci powiedzieć.',
  action_undone: 'Podjęliśmy działania, a potem je cofnęliśmy',
  action_undone_text: 'Przyjrzeliśmy się temu jeszcze raz i {day} cofnęliśmy to, co było zrobione.',
  no_action: 'Nie podjęliśmy działań',
  appeal_title: 'Nie zgadzasz się?',
  appeal_text:
    'Napisz nam dlaczego do {until}. Jeszcze raz przyjrzy się temu ktoś inny niż osoba, która podjęła decyzję. Możesz to zrobić raz.',
  appeal_label: 'Dlaczego mamy spojrzeć na to jeszcze raz?',
  appeal_hint: 'Co nam umknęło albo co źle rozumiemy? Najwyżej {max, number} znaków.',
  appeal_submit: 'Wyślij odwołanie',
  appeal_sent: 'Odwołanie zostało wysłane',
  appeal_over: 'Sześć miesięcy na odwołanie już minęło.',
  appeal_reopened:
    'Ktoś inny zdecyduje o tym na nowo. Dostaniesz maila i możesz się odwołać od tej nowej decyzji.',
  undone: 'Cofnięto {day}. Już się nie liczy.',
  appeal_yours: 'Twoje odwołanie',
  appeal_waiting: 'Przygląda się temu ktoś inny. Dostaniesz maila.',
  other_ways:
    'Możesz też zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów albo do sądu. Nie trzeba do tego odwołania u nas.',
} as const;

export const decision_outcome = {
  no_action: 'Bez działań',
  content_removed: 'Usunięto coś twojego',
  warning: 'Ostrzeżenie',
  temporary_ban: 'Blokada na jakiś czas',
  permanent_ban: 'Blokada na stałe',
  photo_rejected: 'Zdjęcie niedopuszczone',
  selfie_rejected: 'Selfie nieprzyjęte',
  messages_limited: 'Mniej nowych osób naraz',
  messages_stopped: 'Bez wiadomości do nowych osób',
} as const;

export const house_rule = {
  minors: 'Nikogo poniżej 18 lat i nic, co pokazuje nieletnich albo ich dotyczy.',
  without_consent: 'Żadnych zdjęć ani danych osoby, która się na to nie zgadza.',
  threats: 'Żadnych gróźb i żadnej przemocy.',
  harassment: 'Żadnego nękania, obrażania i nienawiści. „Nie” znaczy nie.',
  scam: 'Żadnych oszustw, proszenia o pieniądze ani historii wymyślonych dla pieniędzy.',
  extortion: 'Żadnego szantażu.',
  advertising: 'Żadnych reklam, sprzedaży usług ani linków do innych stron.',
  impersonation: 'Bądź sobą: żadnych cudzych zdjęć ani nazwisk.',
  ban_evasion: 'Żadnego innego konta, dopóki trwa blokada.',
  illegal: 'Nic, co łamie prawo.',
} as const;

export const ban = {
  title: 'Twoje konto jest zablokowane',
  until: 'Blokada trwa do {until}. Potem znów możesz się zalogować; nie musisz nic robić.',
  permanent:
    'Twoje konto jest zablokowane na stałe. Za kupione i niewykorzystane kredyty dostaniesz zwrot pieniędzy.',
  hidden: 'Do tego czasu nikt nie widzi twojego profilu.',
  sent_title: 'Odwołanie zostało wysłane',
  sent_text: 'Przyjrzy się temu ktoś inny niż osoba, która podjęła decyzję. Wynik dostaniesz mailem.',
  back: 'Wróć do decyzji',
  over_title: 'To konto nie jest (już) zablokowane',
  over_text: 'Link nie działa albo znów możesz się zalogować.',
} as const;

export const appeal_outcome = {
  upheld: 'Decyzja zostaje',
  overturned: 'Masz rację',
} as const;

export const own_subject = {
  profile: 'Twój profil',
  photo: 'Jedno z twoich zdjęć',
  message: 'Wiadomość od ciebie',
  chat_photo: 'Zdjęcie od ciebie',
  gift: 'Prezent od ciebie',
  page: 'Strona serwisu',
  selfie: 'Twoje selfie',
} as const;

export const report_subject = {
  profile: 'Profil tej osoby',
  photo: 'Zdjęcie tej osoby',
  message: 'Wiadomość',
  chat_photo: 'Zdjęcie w rozmowie',
  gift: 'Prezent',
  page: 'Strona serwisu',
} as const;
