export const discretion = {
  title: 'Discretie',
  intro: 'Voor als anderen meekijken op je scherm, je telefoon of in je mail.',
  mode: 'Discrete modus',
  mode_text:
    'Het tabblad heet “{name}” en krijgt een ander icoon. Mails van ons heten ook zo. In deze browser werkt het ook voor je inlogt.',
  exit: 'Snel weg',
  exit_text:
    'Eén druk en je bent op {site}. De terugknop leidt hier niet heen. Wat je hebt getypt, blijft bewaard.',
  key: 'Toets',
  key_escape: 'Twee keer Escape',
  key_shift: 'Drie keer Shift',
  key_f9: 'F9',
  key_off: 'Alleen de knop bovenaan',
  key_saved: 'Toets gekozen',
  on: 'Aan',
  off: 'Uit',
} as const;
