/** To the member, after a date. */
export const check_in_mail = {
  subject: 'Alles goed?',
  preview: 'Laat het even weten, dan hoort niemand anders ervan.',
  text: 'Je wilde dat we het op {time} zouden vragen: is alles in orde?',
  button: 'Antwoorden',
  otherwise: 'Horen we binnen een half uur niets, dan schrijven we de vriend die je hebt gekozen.',
};

export const check_in_withdrawn_mail = {
  subject: 'Je check-in heeft een andere vriend nodig',
  preview: 'Je vriend wil liever geen bericht krijgen.',
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
  text: '{name} spreekt weleens af met iemand die nieuw is, en heeft dan graag dat iemand weet waar. Mogen we je schrijven als {name} daarna niet laat weten dat alles goed is?',
  what: 'In zo’n bericht staat met wie {name} had afgesproken, waar en wanneer. Je krijgt er zelden een, misschien wel nooit.',
  button: '{name} antwoorden',
  only: 'We gebruiken je adres nergens anders voor. Zonder jouw ja schrijven we niet nog eens.',
  never: 'Ken je {name} niet? Dan hoef je niets te doen. Je kunt zulke vragen ook voorgoed uitsluiten.',
};

export const check_in_alarm_mail = {
  subject: 'Een bericht over {name}',
  text: '{name} zou ons uiterlijk {time} laten weten dat alles goed is, en vroeg ons je anders te schrijven. We hebben niets gehoord.',
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
