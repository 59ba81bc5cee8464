export const editor = {
  words: 'Własnymi słowami',
  add: 'Uzupełnij',
  unsaved: 'Jeszcze nie zapisano',
  saved: '{label}: zapisano',
  not_saved: '{label}: zmiana nie została zapisana. Spróbuj ponownie.',
  put_back: '{label}: przywrócono',
  not_put_back: '{label}: nie udało się przywrócić. Spróbuj ponownie.',
  too_long: '{count, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}} za dużo',
  gender: 'Płeć',
  place: 'Gdzie mieszkasz',
  city_here: 'Użyj mojej lokalizacji',
  city_hint: 'Wpisz pierwsze litery i wybierz. Inni widzą miejscowość, nigdy adres.',
  country_hint: 'Jeśli zmienisz kraj, region i miejscowość zostaną wyczyszczone.',
  living_area_hint: 'Własnymi słowami: dzielnica, okolica, nad morzem.',
  details_hint: 'Wszystko tutaj możesz zostawić puste.',
  birth_date_once: 'Datę urodzenia możesz poprawić raz. Potem zostaje na stałe.',
  birth_date_save: 'Popraw datę urodzenia',
  birth_date_fixed: 'Była już raz poprawiana. Nadal się nie zgadza? Napisz na {email}.',
  interests_chosen: 'Wybrane',
  interests_none: 'Nie ma takiego zainteresowania',
  complete: 'Twój profil: {done, number} z {all, number}',
  view: 'Zobacz, jak widzą cię inni',
  basics: 'Kim jesteś',
  about_hint: 'Co cię cieszy? Czego tu szukasz?',
  not_filled_in: 'Wolę nie mówić',
  interests_hint: 'Wybierz, co do ciebie pasuje. Osoby z tymi samymi zainteresowaniami szybciej cię znajdą.',
  visibility: 'Widoczność',
  invisible: 'Niewidoczny profil',
  invisible_text:
    'Nie ma cię w wynikach wyszukiwania. Widzą cię tylko osoby, którym wyślesz wiadomość lub lajka.',
  visitors: 'Widoczny dla osób bez konta',
  visitors_text:
    'Twój profil mogą oglądać także osoby bez konta: zdjęcie główne, nazwę, wiek, miejscowość i to, co piszesz o sobie.',
  disabled: 'Twój profil nie jest jeszcze widoczny. Najpierw potwierdź adres e-mail.',
} as const;

export const interest_group = {
  together: 'Razem',
  outside: 'Poza domem',
  culture: 'Kultura i wieczory',
  table: 'Jedzenie i picie',
  intimate: 'Intymnie',
  own: 'I jeszcze',
} as const;

export const word_filter = {
  title: 'Ukryte słowa',
  intro: 'Wiadomości z jednym z tych słów są zasłonięte, dopóki ich nie otworzysz. Nadawca tego nie zauważy.',
  word: 'Słowo lub zdanie',
  hint: 'Całe słowa. Wielkie litery, akcenty i spacje nie mają znaczenia.',
  add: 'Dodaj',
  added: 'Słowo „{word}” jest teraz ukryte.',
  none: 'Nie ukrywasz jeszcze żadnych słów.',
  list: 'Twoje ukryte słowa',
  remove: 'Usuń „{word}”',
  removed: 'Słowo „{word}” nie jest już ukryte.',
} as const;

export const contacts = {
  title: 'Osoby, których nie chcę tu spotkać',
  row: 'Twój brat, twój szef',
  intro:
    'Dodaj ludzi, których znasz skądinąd. Jeśli są tu teraz lub pojawią się później, nie zobaczycie się: ani w wyszukiwaniu, ani w okolicy, lajkach, odwiedzinach czy swajpach. Działa w ciągu doby, a gdy ktoś założy konto później, od razu.',
  stored:
    'Nie przechowujemy adresu ani numeru, tylko kod, którego nie da się odczytać. Nikt nie wie, że jest na twojej liście, a my nie mówimy ci, czy ktoś ma konto.',
  conversations: 'Rozmowa, którą już macie, trwa dalej. Nie chcesz jej? Zablokuj tę osobę w rozmowie.',
  numbers:
    'Do konta nie trzeba numeru telefonu, więc sam numer jeszcze cię nie ukryje. Jeśli znasz adres e-mail, dodaj go też.',
  add_title: 'Dodaj kogoś',
  value: 'Adres e-mail lub numer telefonu',
  label: 'Nazwa widoczna tylko dla ciebie (może być pusta)',
  label_hint: 'Do twojej własnej listy. Przechowujemy ją zaszyfrowaną.',
  add: 'Dodaj',
  file: 'Z pliku',
  pick: 'Z kontaktów',
  file_hint:
    'Albo dodaj wielu naraz z pliku vCard lub CSV. Plik czyta twoje urządzenie: imiona na nim zostają.',
  file_empty: 'W tym pliku nie ma adresów e-mail ani numerów telefonu.',
  added:
    '{count, plural, =0 {Już jest na twojej liście.} =1 {Dodano do listy.} one {Dodano do listy: #.} few {Dodano do listy: #.} many {Dodano do listy: #.} other {Dodano do listy: #.}}',
  unreadable:
    '{count, plural, =1 {Jeden wpis to nie adres e-mail ani numer.} one {# wpis to nie adres e-mail ani numer.} few {# wpisy to nie adresy e-mail ani numery.} many {# wpisów to nie adresy e-mail ani numery.} other {# wpisu to nie adresy e-mail ani numery.}}',
  list: '{count, plural, =0 {Twoja lista} one {Twoja lista: #} few {Twoja lista: #} many {Twoja lista: #} other {Twoja lista: #}}',
  none: 'Na twojej liście nie ma jeszcze nikogo.',
  added_on: 'Dodano {date}',
  remove: 'Usuń: {name}, dodano {date}',
  removed: 'Usunięto z listy. W ciągu doby znów będziecie się widzieć.',
  remove_all: 'Usuń wszystko',
  remove_all_text:
    '{count, plural, =1 {Jedyna osoba z listy w ciągu doby znów będzie cię widzieć.} one {# osoba z listy w ciągu doby znów będzie cię widzieć.} few {# osoby z listy w ciągu doby znów będą cię widzieć.} many {# osób z listy w ciągu doby znów będzie cię widzieć.} other {# osoby z listy w ciągu doby znów będzie cię widzieć.}}',
  remove_by_value: 'Nie wiesz, która to pozycja?',
  remove_it: 'Usuń z listy',
  not_listed: 'Tego nie było na twojej liście.',
} as const;

export const contact_kind = {
  email: 'Adres e-mail',
  phone: 'Numer telefonu',
} as const;
