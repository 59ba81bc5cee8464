export const install_page = {
  intro:
    'Die App liegt auf deinem Startbildschirm, öffnet sofort und zeigt, wie viel Neues da ist. Einen App-Store brauchst du nicht.',
  button: 'App installieren',
  installed: 'Du nutzt die App schon.',
  by_menu:
    'Öffne das Menü deines Browsers und wähl „App installieren“ oder „Zum Startbildschirm hinzufügen“. Steht das nicht da? Dann kann dieser Browser es nicht.',
  named: 'Die App hat den Namen und das Symbol der Seite. Lieber nicht? Schalt erst den diskreten Modus ein.',
  neutral: 'Du nutzt den diskreten Modus: Die App heißt „{name}“ und hat ein neutrales Symbol.',
  to_discretion: 'Zum diskreten Modus',
} as const;

export const shared_photo = {
  title: 'Foto hinzufügen?',
  text: 'Dieses Foto kam aus einer anderen App oder von einer Website. Füg es nur hinzu, wenn du das selbst wolltest: Auf deinem Profil können andere Mitglieder es sehen.',
  add: 'Hinzufügen',
  refuse: 'Nicht hinzufügen',
  missing: 'Das Foto ist nicht angekommen. Wähl es hier noch mal aus.',
} as const;
