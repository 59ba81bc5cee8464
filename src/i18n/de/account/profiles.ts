export const editor = {
  words: 'In deinen eigenen Worten',
  add: 'Ausfüllen',
  unsaved: 'Noch nicht gespeichert',
  saved: '{label} gespeichert',
  not_saved: '{label}: Die Änderung ist nicht gespeichert. Versuch es noch mal.',
  put_back: '{label}: wieder wie vorher',
  not_put_back: '{label}: Zurücksetzen hat nicht geklappt. Versuch es noch mal.',
  too_long: '{count, plural, one {# Zeichen} other {# Zeichen}} zu viel',
  gender: 'Geschlecht',
  place: 'Wo du wohnst',
  city_here: 'Den Ort nehmen, an dem ich bin',
  city_hint: 'Tipp die ersten Buchstaben und wähl aus. Andere sehen den Ort, nie deine Adresse.',
  country_hint: 'Wählst du ein anderes Land, werden Region und Wohnort geleert.',
  living_area_hint: 'In deinen eigenen Worten: ein Viertel, eine Gegend, am Meer.',
  details_hint: 'Du darfst hier alles offen lassen.',
  birth_date_once: 'Dein Geburtsdatum kannst du einmal korrigieren. Danach steht es fest.',
  birth_date_save: 'Geburtsdatum korrigieren',
  birth_date_fixed: 'Du hast es schon einmal korrigiert. Stimmt es noch nicht? Schreib an {email}.',
  interests_chosen: 'Gewählt',
  interests_none: 'Kein Interesse gefunden',
  complete: 'Dein Profil: {done, number} von {all, number}',
  view: 'Ansehen, wie andere dich sehen',
  basics: 'Wer du bist',
  about_hint: 'Was macht dich glücklich? Was suchst du hier?',
  not_filled_in: 'Sag ich lieber nicht',
  interests_hint: 'Wähl, was zu dir passt. Mitglieder mit denselben Interessen finden dich schneller.',
  visibility: 'Sichtbarkeit',
  invisible: 'Unsichtbar',
  invisible_text:
    'Du erscheinst nicht in der Suche. Nur Mitglieder, denen du schreibst oder einen Like gibst, sehen dich.',
  visitors: 'Sichtbar für Gäste',
  visitors_text:
    'Auch Leute ohne Account dürfen dein Profil sehen: Hauptfoto, Name, Alter, Ort und was du über dich schreibst.',
  disabled: 'Dein Profil ist noch nicht sichtbar. Bestätige erst deine E-Mail-Adresse.',
} as const;

export const interest_group = {
  together: 'Zu zweit',
  outside: 'Unterwegs',
  culture: 'Kultur und Ausgehen',
  table: 'Essen und Trinken',
  intimate: 'Intim',
  own: 'Außerdem',
} as const;

export const word_filter = {
  title: 'Verborgene Wörter',
  intro:
    'Nachrichten mit einem dieser Wörter bleiben verdeckt, bis du sie öffnest. Wer sie sendet, merkt davon nichts.',
  word: 'Wort oder Satz',
  hint: 'Ganze Wörter. Großbuchstaben, Akzente und Leerzeichen spielen keine Rolle.',
  add: 'Hinzufügen',
  added: '„{word}“ ist jetzt verborgen.',
  none: 'Du verbirgst noch keine Wörter.',
  list: 'Deine verborgenen Wörter',
  remove: '„{word}“ löschen',
  removed: '„{word}“ ist nicht mehr verborgen.',
} as const;

export const contacts = {
  title: 'Leute, denen ich hier nie begegnen will',
  row: 'Dein Bruder, deine Chefin',
  intro:
    'Füg Leute hinzu, die du von woanders kennst. Sind sie hier, jetzt oder später, seht ihr euch nicht: nicht in der Suche, in der Nähe, bei Likes, Besuchen oder im Swipe-Spiel. Das wirkt innerhalb eines Tages; bei allen, die sich später registrieren, sofort.',
  stored:
    'Wir speichern keine Adresse und keine Nummer, nur einen Code, der sich nicht zurückrechnen lässt. Wer auf deiner Liste steht, erfährt es nicht, und wir sagen dir nicht, ob jemand einen Account hat.',
  conversations:
    'Ein Chat, den du schon hast, geht weiter. Willst du das nicht, blockier die Person im Chat.',
  numbers:
    'Mitglieder registrieren sich nicht mit einer Telefonnummer. Eine Nummer allein kann dich also noch nicht verbergen. Füg auch die E-Mail-Adresse hinzu, wenn du sie kennst.',
  add_title: 'Jemanden hinzufügen',
  value: 'E-Mail-Adresse oder Telefonnummer',
  label: 'Ein Name, den nur du siehst (freiwillig)',
  label_hint: 'Für deine eigene Liste. Wir speichern ihn verschlüsselt.',
  add: 'Hinzufügen',
  file: 'Aus einer Datei',
  pick: 'Aus deinen Kontakten',
  file_hint:
    'Oder füg viele auf einmal hinzu, aus einer vCard- oder CSV-Datei. Sie wird auf deinem Gerät gelesen: Namen bleiben dort.',
  file_empty: 'Wir haben darin keine E-Mail-Adresse oder Telefonnummer gefunden.',
  added:
    '{count, plural, =0 {Stand schon auf deiner Liste.} =1 {Zu deiner Liste hinzugefügt.} one {# zu deiner Liste hinzugefügt.} other {# zu deiner Liste hinzugefügt.}}',
  unreadable:
    '{count, plural, =1 {Ein Eintrag war weder E-Mail-Adresse noch Nummer.} one {# Eintrag war weder E-Mail-Adresse noch Nummer.} other {# Einträge waren weder E-Mail-Adresse noch Nummer.}}',
  list: '{count, plural, =0 {Deine Liste} one {Deine Liste: #} other {Deine Liste: #}}',
  none: 'Auf deiner Liste steht noch niemand.',
  added_on: 'Hinzugefügt am {date}',
  remove: '{name} entfernen, hinzugefügt am {date}',
  removed: 'Von deiner Liste entfernt. Innerhalb eines Tages könnt ihr euch wieder sehen.',
  remove_all: 'Alle entfernen',
  remove_all_text:
    '{count, plural, =1 {Die eine Person auf deiner Liste kann dich innerhalb eines Tages wieder sehen.} one {# Person auf deiner Liste kann dich innerhalb eines Tages wieder sehen.} other {Die # Leute auf deiner Liste können dich innerhalb eines Tages wieder sehen.}}',
  remove_by_value: 'Weißt du nicht, wer es ist?',
  remove_it: 'Von der Liste nehmen',
  not_listed: 'Das stand nicht auf deiner Liste.',
} as const;

export const contact_kind = {
  email: 'E-Mail-Adresse',
  phone: 'Telefonnummer',
} as const;
