export const complaints = {
  title: 'Skargi',
  description: 'Coś nie gra w serwisie {site}? Opowiedz, co się stało, a my to sprawdzimy.',
  heading: 'Opowiedz, co poszło nie tak',
  lead: 'Skargi są mile widziane: dzięki nim wiemy, co poprawić.',
  topic: 'Czego to dotyczy?',
  topic_none: 'Wybierz temat',
  text: 'Co się stało?',
  text_hint: 'Napisz, o kogo lub o co chodzi i kiedy to było. Najwyżej {max, number} znaków.',
  email: 'Twój adres e-mail',
  email_hint: 'Tu wyślemy odpowiedź.',
  answer_to: 'Odpowiedź wyślemy na {email}.',
  submit: 'Wyślij skargę',
  next_title: 'Co dalej',
  next_received: 'Od razu dostaniesz mailem potwierdzenie z numerem sprawy.',
  next_looked: 'Przeczytamy skargę, sprawdzimy ją i dopytamy, jeśli coś będzie niejasne.',
  next_answered: 'Napiszemy ci mailem, co ustaliliśmy. Nie zgadzasz się? Odpowiedz na tego maila.',
  other_ways: 'Wolisz napisać albo zadzwonić? Mail: <email></email>, telefon: <phone></phone>.',
  sent_title: 'Skarga została wysłana',
  sent_text: 'Potwierdzenie dostaniesz mailem. Numer sprawy: <code>{reference}</code>.',
  sent_follow: 'Zobacz, na jakim to etapie',
  sent_home: 'Do strony głównej',
  follow_title: 'Sprawdź skargę lub zgłoszenie',
  follow_lead: 'Masz u nas skargę albo zgłoszenie nielegalnych treści? Zobacz, na jakim jest etapie.',
  follow_reference: 'Numer sprawy',
  follow_reference_hint: 'Osiem liter i cyfr; są w mailu od nas.',
  follow_email: 'Adres e-mail z tej sprawy',
  follow_submit: 'Sprawdź',
  follow_unknown: 'Nic nie pasuje do tego numeru i adresu. Zgłoszenia wysłane z konta są w ustawieniach, w części „Zgłoszenia i decyzje”.',
  follow_sent: 'Wysłano {day}',
  follow_answered: 'Odpowiedziano {day}. Odpowiedź jest w twojej poczcie.',
  follow_other: 'Sprawdź inną sprawę',
} as const;

export const complaint_topic = {
  account: 'Moje konto lub logowanie',
  credits: 'Kredyty lub płatność',
  member: 'Inna osoba',
  fictional: 'Fikcyjny profil',
  photos: 'Zdjęcie',
  privacy: 'Moje dane',
  decision: 'Wasza decyzja',
  other: 'Coś innego',
  illegal_content: 'Nielegalne treści',
} as const;

export const complaint_state = {
  received: 'Przyjęto',
  in_progress: 'Sprawdzamy',
  answered: 'Odpowiedziano',
} as const;

export const safety = {
  title: 'Bezpieczne randki',
  lines: 'Gdzie zadzwonić: {country}',
  lines_lead: 'Żeby zadzwonić, nie musisz być w niebezpieczeństwie ani mówić, kim jesteś.',
  others: 'Pomoc w innych krajach',
  emergency: 'Numer alarmowy w razie niebezpieczeństwa',
  police: 'Policja w sprawach niepilnych',
  all_day: 'Całą dobę',
} as const;

export const help_kind = {
  crisis: 'Gdy wszystko cię przerasta',
  lgbt: 'Dla osób LGBT+',
  victims: 'Po przemocy, oszustwie lub szantażu',
} as const;

export const notice = {
  title: 'Zgłoś nielegalne treści',
  description: 'Widzisz w serwisie {site} coś, co twoim zdaniem łamie prawo? Daj nam znać, z kontem lub bez konta.',
  heading: 'Zgłoś nielegalne treści',
  lead: 'Widzisz w tym serwisie coś, co twoim zdaniem łamie prawo? Napisz, gdzie to jest, a my to sprawdzimy. Konto nie jest potrzebne.',
  url: 'Adres strony',
  url_hint: 'Skopiuj go z paska adresu. Tylko strony tego serwisu.',
  url_elsewhere: 'To nie jest strona tego serwisu',
  reason: 'Czego to dotyczy?',
  reason_none: 'Wybierz, czego to dotyczy',
  text: 'Dlaczego twoim zdaniem to łamie prawo?',
  text_hint: 'Napisz dokładnie, o co chodzi: które zdjęcie, które słowa. Najwyżej {max, number} znaków.',
  name: 'Imię i nazwisko',
  email_hint: 'Potwierdzimy zgłoszenie i napiszemy, co postanowiliśmy. Zgłaszana osoba nigdy nie zobaczy twojego nazwiska ani adresu. Przy wykorzystywaniu seksualnym nieletnich możesz zostawić oba pola puste.',
  good_faith: 'To, co tu piszę, jest według mojej wiedzy prawdziwe i pełne.',
  good_faith_missing: 'Potwierdź to, proszę',
  danger: 'Ktoś jest teraz w niebezpieczeństwie? Zadzwoń pod 112 lub lokalny numer alarmowy. Nie jesteśmy służbą ratunkową.',
  submit: 'Wyślij zgłoszenie',
  next_received: 'Od razu dostaniesz mailem potwierdzenie z numerem sprawy.',
  next_looked: 'Ktoś z nas to sprawdzi: w ciągu godziny, gdy ktoś jest w niebezpieczeństwie lub chodzi o osobę nieletnią, a w innych sprawach w ciągu doby. Zachowamy to, co strona pokazuje teraz.',
  next_answered: 'Napiszemy ci mailem, co postanowiliśmy i co możesz zrobić, jeśli się nie zgadzasz.',
  member: 'Masz konto? Osobę, zdjęcie lub wiadomość możesz zgłosić tam, gdzie je widzisz. Wtedy dokładnie wiemy, o co chodzi.',
  follow: 'Zobacz, na jakim to etapie',
  sent_title: 'Zgłoszenie zostało wysłane',
  sent_text: 'Dzięki, że nam o tym mówisz. Numer sprawy: <code>{reference}</code>. Jeśli podano adres, wyślemy go też mailem.',
} as const;

export const notice_reason = {
  underage: 'Wykorzystywanie seksualne nieletnich albo ktoś poniżej 18 lat w serwisie',
  danger_to_life: 'Zagrożone jest czyjeś życie lub bezpieczeństwo',
  intimate_image_without_consent: 'Intymne zdjęcie bez zgody',
  extortion: 'Szantaż lub wymuszenie',
  harassment: 'Nienawiść, groźby lub stalking',
  spam_or_scam: 'Oszustwo lub kradzież tożsamości',
  other: 'Coś innego, co łamie prawo',
} as const;
