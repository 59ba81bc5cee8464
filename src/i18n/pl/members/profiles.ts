export const profile = {
  back_to_list: 'Wróć do listy',
  about: 'O sobie: {name}',
  details: 'Szczegóły',
  shared: 'Wspólne: {count, number}',
  photos: 'Zdjęcia',
  nothing_filled_in: '{name} nie ma tu jeszcze opisu. Po prostu zapytaj.',
  like: 'Daj lajka',
  unlike: 'Cofnij lajka',
  like_name: 'Daj lajka: {name}',
  edit: 'Edytuj profil',
  likes_you: '{name} daje ci lajka',
  matched: 'Macie match',
  message: 'Wyślij wiadomość',
  message_short: 'Wiadomość',
  conversation: 'Do rozmowy',
  conversation_short: 'Rozmowa',
  signup_to_write: '{name}: aby napisać lub dać lajka, załóż darmowe konto. Masz już konto?',
  block: 'Zablokuj profil {name}',
  block_confirm: 'Wasza rozmowa i lajki znikną, a {name} nie zobaczy już twojego profilu. Zgłosić możesz też później: w tym celu przechowamy wasze ostatnie wiadomości przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
  blocked: 'Profil {name} jest zablokowany.',
  unblock: 'Odblokuj',
  unblocked: 'Profil {name} nie jest już zablokowany.',
  blocked_you: 'Nie możesz oglądać tego profilu',
  gone: 'Tego profilu (już) nie ma',
  gone_text: 'Być może ta osoba odeszła z serwisu. Wiele innych było dziś online.',
} as const;

export const enrich = {
  title: 'Uzupełnij swój profil',
} as const;

export const enrich_gap = {
  photo: 'Dodaj zdjęcie',
  about_me: 'Napisz coś o sobie',
  interests: 'Wybierz zainteresowania',
  city: 'Podaj miejscowość',
  reason: 'Napisz, czego szukasz',
} as const;

export const profile_gap = {
  photo: 'Nie masz jeszcze zdjęcia głównego. Profile ze zdjęciem są wyżej w wynikach.',
  about_me: 'Nie ma tu jeszcze nic o tobie. Na początek wystarczą dwa zdania.',
  interests: 'Wybierz kilka zainteresowań, żeby było od czego zacząć rozmowę.',
  city: 'Podaj miejscowość, żeby inni wiedzieli, czy macie do siebie blisko.',
  reason: 'Napisz, czego tu szukasz. To oszczędza pytań.',
} as const;

export const detail = {
  sexuality: 'Orientacja',
  region: 'Region',
  city: 'Miejscowość',
  living_area: 'Okolica',
  hair_colour: 'Włosy',
  eye_colour: 'Oczy',
  body_type: 'Sylwetka',
  relationship_status: 'Związek',
  tattoos: 'Tatuaże',
  reason: 'Czego szukam',
  about_me: 'O mnie',
  interests: 'Zainteresowania',
} as const;

export const sexuality = {
  hetero: 'Hetero',
  gay: 'Gej',
  lesbian: 'Lesbijka',
  bi: 'Bi',
} as const;

export const body_type = {
  slim: 'Szczupła',
  normal: 'Przeciętna',
  fat: 'Masywna',
} as const;

export const relationship_status = {
  divorced: 'Po rozwodzie',
  living_together: 'Pod jednym dachem',
  married: 'Po ślubie',
  unmarried: 'Bez ślubu',
  single: 'Singiel',
  widowed: 'Wdowiec lub wdowa',
} as const;

export const hair_colour = {
  black: 'Czarne',
  brown: 'Brązowe',
  blond: 'Blond',
  red: 'Rude',
  grey: 'Siwe',
  bald: 'Na łyso',
  other: 'Inne',
} as const;

export const eye_colour = {
  brown: 'Brązowe',
  blue: 'Niebieskie',
  green: 'Zielone',
  grey: 'Szare',
  other: 'Inne',
} as const;

export const tattoos = {
  none: 'Brak',
  some: 'Kilka',
  many: 'Dużo',
} as const;

export const reason = {
  relationship: 'Związek',
  dates: 'Randki',
  friends: 'Przyjaźń',
  chat: 'Rozmowy',
  fun: 'Zabawa',
} as const;

export const interest = {
  relationship: 'Związek',
  onenightstand: 'Na jedną noc',
  kissing: 'Całowanie',
  hugging: 'Przytulanie',
  massages: 'Masaże',
  lingerie: 'Bielizna',
  sex: 'Seks',
  safesex: 'Bezpieczny seks',
  publicsex: 'Seks w plenerze',
  oralsex: 'Oral',
  analsex: 'Anal',
  sextoys: 'Zabawki erotyczne',
  masturbating: 'Masturbacja',
  exchangingpictures: 'Wymiana zdjęć',
  threesome: 'Trójkąt',
  gangbang: 'Gangbang',
  bondage: 'Bondage',
  sadomasochism: 'SM',
  gym: 'Siłownia',
  sports: 'Sport',
  dancing: 'Taniec',
  travelling: 'Podróże',
  adventure: 'Przygody',
  party: 'Imprezy',
  tattoos: 'Tatuaże',
  music: 'Muzyka',
  movies: 'Filmy',
  videogames: 'Gry',
  politics: 'Polityka',
  outdoors: 'Natura',
  gardening: 'Ogród',
  hiking: 'Wędrówki',
  biking: 'Rower',
  reading: 'Książki',
  animals: 'Zwierzęta',
  beach: 'Plaża',
  art: 'Sztuka',
  photography: 'Fotografia',
  theater: 'Teatr',
  shopping: 'Zakupy',
  fashion: 'Moda',
  astrology: 'Astrologia',
  cooking: 'Gotowanie',
  foodie: 'Dobre jedzenie',
  bbq: 'Grill',
  sushi: 'Sushi',
  vegetarian: 'Wege',
  wine: 'Wino',
  beer: 'Piwo',
  tea: 'Herbata',
  coffee: 'Kawa',
  own_1: 'Zainteresowanie 1',
  own_2: 'Zainteresowanie 2',
  own_3: 'Zainteresowanie 3',
  own_4: 'Zainteresowanie 4',
  own_5: 'Zainteresowanie 5',
  own_6: 'Zainteresowanie 6',
  own_7: 'Zainteresowanie 7',
  own_8: 'Zainteresowanie 8',
  own_9: 'Zainteresowanie 9',
  own_10: 'Zainteresowanie 10',
  own_11: 'Zainteresowanie 11',
  own_12: 'Zainteresowanie 12',
} as const;

export const visits = {
  intro: 'Osoby, które oglądały twój profil w ciągu ostatnich {days} dni, od najnowszych.',
  earlier: 'Wcześniejsze odwiedziny',
  empty: 'Nie masz jeszcze odwiedzin',
  empty_text: 'Tu przez {days} dni widać, kto ogląda twój profil. Zajrzyj do innych: ludzie często zaglądają wtedy do ciebie.',
  locked: 'Kto ogląda twój profil?',
  locked_text: 'Z premium widzisz, kto oglądał twój profil w ciągu ostatnich {days} dni.',
  both_ways: 'To działa w obie strony: gdy oglądasz profil, ta osoba też może to zobaczyć.',
  to_premium: 'Zobacz premium',
  off: 'Odwiedziny są wyłączone',
  off_text: 'Inni nie widzą, że oglądasz ich profile. Dlatego ty też nie widzisz, kto ogląda twój.',
  to_privacy: 'Do prywatności',
  made: 'Profile, które oglądasz',
} as const;
