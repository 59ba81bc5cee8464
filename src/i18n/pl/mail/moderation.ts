export const complaint_mail = {
  subject: 'Mamy twoją skargę ({reference})',
  preview: 'Przeczytamy ją i damy ci znać.',
  text: 'Dotarła do nas twoja skarga: „{topic}”. Przeczytamy ją, sprawdzimy i odpowiemy na ten adres. Chcesz coś dodać? Odpowiedz na tego maila.',
  reference: 'Numer sprawy: {reference}',
  not_you: 'To nie twoja skarga? Ktoś przez pomyłkę podał twój adres i nie musisz nic robić.',
} as const;

export const complaint_operator_mail = {
  subject: 'Skarga {reference}: {topic}',
  preview: 'Nowa skarga',
  greeting: 'Skarga {reference}',
  topic: 'Temat: {topic}',
  member: 'Od użytkownika: {email} (konto {account})',
  visitor: 'Od osoby bez konta: {email}',
  reply: 'Odpowiedź na tego maila trafi na {email}.',
} as const;

export const report_mail = {
  subject: 'Mamy twoje zgłoszenie ({reference})',
  preview: 'Sprawdzimy je i damy ci znać.',
  text: 'Dotarło do nas twoje zgłoszenie: „{reason}”. To, co było wtedy widać, zachowujemy bez zmian. Zgłoszona osoba nie dowie się, od kogo jest zgłoszenie.',
  next: 'Ktoś z nas przeczyta zgłoszenie, podejmie decyzję i napisze, co z niego wynikło. Chcesz coś dodać? Odpowiedz na tego maila. Jeśli to twoje zdjęcie albo ktoś jest w niebezpieczeństwie, napisz nam o tym.',
  reference: 'Numer sprawy: {reference}',
} as const;

export const report_operator_mail = {
  subject: 'Zgłoszenie {reference}: {reason}',
  subject_urgent: 'PILNE, zgłoszenie {reference}: {reason}',
  preview: 'Nowe zgłoszenie użytkownika',
  greeting: 'Zgłoszenie {reference}: {reason}',
  text: 'Jeden użytkownik zgłosił drugiego. Treść zgłoszenia i dowody są w bazie danych, nie w tym mailu.',
  read: 'Aby przeczytać: {command}',
} as const;

export const decision_mail = {
  subject: 'Decyzja dotycząca twojego konta w serwisie {site}',
  replaces: 'To zastępuje naszą decyzję z {day}, która już się nie liczy: przyjrzeliśmy się zgłoszeniu jeszcze raz.',
  removed_text: 'Usunęliśmy opis z twojego profilu.',
  removed_photos: '{count, plural, one {Ukryliśmy jedno zdjęcie; tylko ty je jeszcze widzisz.} few {Ukryliśmy # zdjęcia; tylko ty je jeszcze widzisz.} many {Ukryliśmy # zdjęć; tylko ty je jeszcze widzisz.} other {Ukryliśmy # zdjęcia; tylko ty je jeszcze widzisz.}}',
  removed_messages:
    '{count, plural, one {Usunęliśmy jedną wysłaną przez ciebie rzecz; tylko ty ją jeszcze widzisz.} few {Usunęliśmy # wysłane przez ciebie rzeczy; tylko ty je jeszcze widzisz.} many {Usunęliśmy # wysłanych przez ciebie rzeczy; tylko ty je jeszcze widzisz.} other {Usunęliśmy # wysłanej przez ciebie rzeczy; tylko ty ją jeszcze widzisz.}}',
  about: 'Dotyczy: {subject}.',
  rule: 'Zasada: {rule}',
  reason: 'Dlaczego: {reason}',
  refund: 'Za kupione i niewykorzystane kredyty zwrócimy ci {money} tą samą metodą płatności.',
  counts: 'Liczy się to jako ostrzeżenie przez {months, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}.',
  appeal: 'Nie zgadzasz się? Napisz nam dlaczego do {until}. Jeszcze raz spojrzy na to ktoś inny niż osoba, która podjęła decyzję. To nic nie kosztuje.',
  button: 'Przeczytaj decyzję lub się odwołaj',
  by_people: 'Zdecydowali o tym ludzie, nie komputer.',
  automated: 'Stało się to automatycznie. Jeśli się odwołasz, sprawdzi to człowiek.',
  other_ways: 'Możesz też zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów albo do sądu.',
} as const;

export const decision_undone_mail = {
  subject: 'Decyzja o twoim koncie w serwisie {site} już się nie liczy',
  preview: 'Cofnęliśmy decyzję.',
  text: 'Przyjrzeliśmy się jeszcze raz zgłoszeniu, z którego wynikła nasza decyzja z {day}, i cofnęliśmy tę decyzję. To, co zostało usunięte, wróciło, związana z nią blokada się skończyła, a decyzja już się nie liczy. Nie musisz nic robić.',
} as const;

export const measure_mail = {
  warning: 'Dostajesz ostrzeżenie. Profil zostaje bez zmian i możesz normalnie korzystać z serwisu.',
  content_removed: 'Usunęliśmy coś twojego. Poza tym możesz normalnie korzystać z konta.',
  temporary_ban: 'Twoje konto jest zablokowane do {until}. Do tego czasu nikt nie widzi profilu i nie możesz się zalogować. Potem wszystko będzie tak, jak było.',
  permanent_ban: 'Twoje konto jest zablokowane na stałe. Nikt nie widzi profilu i nie możesz się już zalogować.',
  messages_limited: 'Na razie możesz pisać do mniejszej liczby nowych osób niż zwykle. Profil i rozmowy zostają bez zmian.',
  messages_stopped: 'Na razie nie możesz pisać do nowych osób. Profil i rozmowy zostają bez zmian.',
} as const;

export const report_decision_mail = {
  subject: 'Co wynikło z twojego zgłoszenia ({reference})',
  preview: 'Jest decyzja w sprawie twojego zgłoszenia.',
  text: 'Twoje zgłoszenie ({subject}): „{reason}”. Ktoś z nas to sprawdził.',
  action: 'Podjęliśmy działania na podstawie tej zasady: {rule} Więcej o drugiej osobie nie możemy ci powiedzieć, a ona nie wie, że zgłoszenie jest od ciebie.',
  no_action: 'Nie podjęliśmy działań. Mimo to dziękujemy: twoja uwaga pomaga.',
  appeal: 'Nie zgadzasz się? Napisz nam dlaczego do {until}. Jeszcze raz spojrzy na to ktoś inny niż osoba, która podjęła decyzję.',
  button: 'Przeczytaj decyzję lub się odwołaj',
} as const;

export const report_undone_mail = {
  subject: 'Zmiana w sprawie twojego zgłoszenia ({reference})',
  preview: 'Przyjrzeliśmy się temu jeszcze raz.',
  text: 'Twoje zgłoszenie ({subject}): „{reason}”.',
  undone: 'Pisaliśmy, że podjęliśmy działania. Później przyjrzeliśmy się temu jeszcze raz i je cofnęliśmy.',
  button: 'Przeczytaj decyzję',
} as const;

export const notice_undone_mail = {
  subject: 'Zmiana w sprawie zgłoszonej strony ({reference})',
} as const;

export const reported_subject = {
  profile: 'profil',
  photo: 'zdjęcie z profilu',
  message: 'wiadomość',
  chat_photo: 'zdjęcie w rozmowie',
  gift: 'prezent',
  page: 'strona',
} as const;

export const appeal_mail = {
  subject: 'Mamy twoje odwołanie',
  preview: 'Przyjrzymy się temu jeszcze raz.',
  text: 'Dotarło do nas twoje odwołanie. Jeszcze raz przyjrzymy się decyzji i wyślemy ci wynik mailem.',
  other_person: 'Zrobi to ktoś inny niż osoba, która podjęła decyzję.',
} as const;

export const appeal_operator_mail = {
  subject: 'Odwołanie {reference}',
  preview: 'Nowe odwołanie od decyzji',
  text: 'Użytkownik odwołuje się od decyzji. Musi na nią spojrzeć w panelu ktoś inny niż osoba, która ją podjęła.',
} as const;

export const appeal_decision_mail = {
  subject: 'Wynik twojego odwołania',
  preview: 'Przyjrzeliśmy się decyzji jeszcze raz.',
  upheld_reported: 'Jeszcze raz przyjrzeliśmy się decyzji o twoim koncie. Zostaje w mocy.',
  overturned_reported: 'Jeszcze raz przyjrzeliśmy się decyzji o twoim koncie. Masz rację: cofnęliśmy ją i już się nie liczy. Przepraszamy.',
  upheld_reporter: 'Jeszcze raz przyjrzeliśmy się decyzji o twoim zgłoszeniu. Zostaje w mocy.',
  overturned_reporter: 'Jeszcze raz przyjrzeliśmy się decyzji o twoim zgłoszeniu. Masz rację: ktoś zdecyduje o nim na nowo, a wynik ci wyślemy.',
  open_again: 'Twoje konto znów działa: możesz się zalogować, a inni cię widzą.',
  other_ban: 'Konto pozostaje jednak zablokowane z powodu innej decyzji.',
  button: 'Przeczytaj odpowiedź',
  other_person: 'Zrobił to ktoś inny niż osoba, która podjęła decyzję.',
} as const;

export const complaint_answer_mail = {
  subject: 'Nasza odpowiedź na twoją skargę ({reference})',
  preview: 'Sprawdziliśmy to.',
  text: 'Dostaliśmy od ciebie skargę: „{topic}”. Oto nasza odpowiedź:',
  not_content: 'Nie zgadzasz się? Odpowiedz na tego maila.',
} as const;

export const decision_subject = {
  photo: 'jedno z twoich zdjęć',
  message: 'wiadomość od ciebie',
  chat_photo: 'zdjęcie wysłane przez ciebie',
  gift: 'prezent od ciebie',
  selfie: 'twoje selfie',
} as const;

export const notice_mail = {
  subject: 'Mamy twoje zgłoszenie ({reference})',
  preview: 'Sprawdzimy je i napiszemy, co postanowiliśmy.',
  text: 'Dotarło do nas twoje zgłoszenie treści w naszym serwisie. To, co strona pokazuje teraz, zachowamy do czasu decyzji.',
  next: 'Ktoś z nas to sprawdzi i podejmie decyzję: w ciągu godziny, gdy ktoś jest w niebezpieczeństwie lub chodzi o osobę nieletnią, a w innych sprawach w ciągu doby. Dostaniesz maila, cokolwiek postanowimy.',
  button: 'Zobacz, na jakim to etapie',
  not_you: 'To nie twoje zgłoszenie? Ktoś pomylił adres i nie musisz nic robić.',
} as const;

export const notice_decision_mail = {
  subject: 'Decyzja o twoim zgłoszeniu ({reference})',
  preview: 'Sprawdziliśmy to.',
  text: 'Dostaliśmy od ciebie zgłoszenie, że {path} w naszym serwisie może łamać prawo. Ktoś z nas to sprawdził.',
  action: 'Podjęliśmy działania na podstawie tej zasady: {rule}',
  no_action: 'Nie podjęliśmy działań.',
  disagree: 'Nie zgadzasz się? W ciągu sześciu miesięcy wyślij nam skargę na decyzję, z numerem sprawy. Spojrzy na to ktoś inny. To nic nie kosztuje.',
  button: 'Wyślij skargę',
} as const;
