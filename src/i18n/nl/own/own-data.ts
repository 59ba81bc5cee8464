/** The data export. */
export const own_data = {
  title: 'Je gegevens',
  intro:
    'Een kopie van alles wat we van je bewaren: je account, profiel, foto’s, likes, gesprekken en credits. Je opent hem in je browser, en ook andere programma’s kunnen hem lezen.',
  ask: 'Kopie aanvragen',
  ask_hint: 'Maken duurt meestal een paar minuten. Je krijgt een mail als hij klaarligt.',
  making: 'We maken je kopie',
  making_text: 'Je hoeft hier niet te wachten: je krijgt een mail als hij klaarligt.',
  ready: 'Je kopie ligt klaar',
  ready_text: '{size}, gemaakt op {made}. Je kunt hem downloaden tot {until}.',
  password_hint: 'Zo weten we dat jij het bent, ook als iemand anders je telefoon heeft.',
  log_in_again: 'Log opnieuw in om je kopie te downloaden. Zo weten we dat jij het bent.',
  download: 'Downloaden',
  downloading: 'Je download begint.',
  failed: 'Het is niet gelukt',
  failed_text: 'Dat ligt aan ons. Je kunt het meteen opnieuw proberen.',
  again: 'Nieuwe kopie aanvragen',
  again_hint: 'De nieuwe vervangt deze.',
  next: 'Je kunt een nieuwe kopie aanvragen vanaf {when}.',
  inside: 'Bewaar het bestand waar alleen jij bij kunt: je gesprekken en foto’s staan er leesbaar in.',
} as const;
