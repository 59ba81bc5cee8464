export const install_page = {
  intro:
    'De app staat op je beginscherm, opent meteen en laat zien of er iets nieuws is. Je hebt er geen appstore voor nodig.',
  button: 'App installeren',
  installed: 'Je gebruikt de app al.',
  by_menu:
    'Open het menu van je browser en kies “App installeren” of “Toevoegen aan startscherm”. Staat dat er niet bij? Dan kan deze browser het niet.',
  named:
    'De app heeft de naam en het icoon van de site. Wil je dat niet? Zet dan eerst de discrete modus aan.',
  neutral: 'Je gebruikt de discrete modus: de app heet “{name}” en heeft een neutraal icoon.',
  to_discretion: 'Naar de discrete modus',
} as const;

export const shared_photo = {
  title: 'Foto toevoegen?',
  text: 'Deze foto kwam uit een andere app of van een website. Voeg hem alleen toe als je dat zelf wilde: op je profiel kunnen andere leden hem zien.',
  add: 'Toevoegen',
  refuse: 'Niet toevoegen',
  missing: 'De foto is niet aangekomen. Kies hem hier nog eens.',
} as const;
