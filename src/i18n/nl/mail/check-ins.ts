/** To the member, after a date. */
export const check_in_mail = {
  subject: 'Alles goed?',
  preview: 'Laat het even weten, dan hoort niemand anders ervan.',
  text: 'Je vroeg om een check-in op {time}: is alles in orde?',
  button: 'Antwoorden',
  otherwise: 'Horen we binnen een half uur niets, dan sturen we bericht aan de vriend die je hebt gekozen.',
};

export const check_in_withdrawn_mail = {
  subject: 'Kies een andere vriend voor je check-in',
  preview: 'De vriend die je had gekozen, wil liever geen bericht krijgen.',
  text: '{name} wil liever geen berichten van ons krijgen. Als je op {time} niet antwoordt, hoort dus niemand iets. Plan de check-in met een andere vriend.',
  button: 'Een andere vriend kiezen',
};

/** To a friend, who may not know the site and what the member does there. */
export const check_in_mail_parts = {
  footer: '{name} gaf ons je adres hiervoor, en voor niets anders.',
  stop: 'Antwoord veranderen, of deze berichten stoppen',
};

export const check_in_consent_mail = {
  subject: '{name} heeft een vraag voor je',
  text: '{name} spreekt weleens voor het eerst met iemand af, en heeft dan graag dat iemand weet waar. Mogen we je mailen als {name} daarna niet laat weten dat alles goed is?',
  what: 'In zo’n bericht staat met wie {name} had afgesproken, waar en wanneer. Je krijgt er zelden een, misschien wel nooit.',
  button: '{name} antwoorden',
  only: 'We gebruiken je adres nergens anders voor. Zeg je geen ja, dan mailen we je niet nog eens.',
  never: 'Ken je {name} niet? Dan hoef je niets te doen. Je kunt zulke vragen ook voorgoed stoppen.',
};

export const check_in_alarm_mail = {
  subject: 'Een bericht over {name}',
  text: '{name} zou ons uiterlijk op {time} laten weten dat alles goed is, en vroeg ons je anders te mailen. We hebben niets gehoord.',
  person: 'Afgesproken met: {person}',
  place: 'Waar: {place}',
  since: 'Vanaf: {time}',
  note: 'Een briefje voor je: {note}',
  what_now: 'Vaak is alleen de telefoon leeg. Probeer {name} te bereiken. Maak je je zorgen, bel dan de politie; bij nood bel je {number}.',
};

export const check_in_well_mail = {
  subject: 'Een bericht over {name}: alles is goed',
  text: '{name} heeft ons net laten weten dat alles goed is. Je hoeft niets te doen.',
};

export const export_check_ins = {
  title: 'Date-check-ins',
  friends: 'Vrienden die we mogen waarschuwen',
  dates: 'Gepland',
};
