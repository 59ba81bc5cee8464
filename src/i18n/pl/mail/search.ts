export const weekly_mail = {
  subject_week: 'Twój tydzień w serwisie {site}',
  preview: 'Co było dla ciebie w tym tygodniu.',
  unread_messages: '{count, plural, one {Czeka na ciebie # nieprzeczytana wiadomość} few {Czekają na ciebie # nieprzeczytane wiadomości} many {Czeka na ciebie # nieprzeczytanych wiadomości} other {Czeka na ciebie # nieprzeczytanej wiadomości}}.',
  likes: '{count, plural, one {Masz lajka. Ciekawe, od kogo?} few {Masz # lajki. Ciekawe, od kogo?} many {Masz # lajków. Ciekawe, od kogo?} other {Masz # lajka. Ciekawe, od kogo?}}',
  visits: '{count, plural, one {W tym tygodniu twój profil oglądała # osoba.} few {W tym tygodniu twój profil oglądały # osoby.} many {W tym tygodniu twój profil oglądało # osób.} other {W tym tygodniu twój profil oglądało # osoby.}}',
  members:
    '{count, plural, one {Ta osoba jest nowa w twojej okolicy i pasuje do tego, czego szukasz:} few {Te osoby są nowe w twojej okolicy i pasują do tego, czego szukasz:} many {Te osoby są nowe w twojej okolicy i pasują do tego, czego szukasz:} other {Te osoby są nowe w twojej okolicy i pasują do tego, czego szukasz:}}',
  members_anywhere: '{count, plural, one {Ta osoba jest nowa i pasuje do tego, czego szukasz:} few {Te osoby są nowe i pasują do tego, czego szukasz:} many {Te osoby są nowe i pasują do tego, czego szukasz:} other {Te osoby są nowe i pasują do tego, czego szukasz:}}',
  card: 'Nowość, {distance}',
  card_new: 'Nowość',
  button_messages: 'Przeczytaj wiadomości',
  button_likes: 'Zobacz lajki',
  button_members: 'Zobacz profile',
} as const;
