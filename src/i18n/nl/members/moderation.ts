export const report = {
  action: '{name} melden',
  lead: '{name} krijgt niet te zien dat je dit meldt.',
  reason: 'Wat is er aan de hand?',
  reason_missing: 'Kies wat er aan de hand is',
  text: 'Vertel wat er gebeurde',
  text_hint: 'Een paar zinnen is genoeg. Hoogstens {max, number} tekens.',
  block: '{name} ook blokkeren',
  block_hint: 'Jullie zien elkaar dan niet meer. Je gesprek verdwijnt, maar voor deze melding blijft het bewaard.',
  evidence: 'We bewaren het profiel, de foto’s en jullie laatste berichten zoals ze nu zijn, tot we klaar zijn. Ook als een van jullie de ander blokkeert.',
  danger: 'Is er nu gevaar? Bel 112. Wij kijken zo snel we kunnen, maar zijn geen hulpdienst.',
  submit: 'Melding versturen',
  sent_title: 'We hebben je melding',
  sent_text: 'Bedankt dat je dit laat weten. Je kenmerk is <code>{reference}</code>; je krijgt het ook per mail.',
  known_title: 'Dit had je al gemeld',
  known_text: 'Wat je nu schreef, hoort bij die melding. Je kenmerk blijft <code>{reference}</code>.',
  sent_next: 'Iemand van ons leest je melding en bekijkt het profiel. Dringende meldingen gaan voor. Je hoort altijd van ons, ook als we niets doen.',
} as const;

export const report_reason = {
  spam_or_scam: 'Spam of oplichting',
  fictional_not_labelled: 'Een nepprofiel dat niet als fictief is aangegeven',
  underage: 'Iemand die jonger is dan 18',
  harassment: 'Intimidatie, haat of bedreiging',
  intimate_image_without_consent: 'Een intieme foto zonder toestemming',
  extortion: 'Chantage of afpersing',
  danger_to_life: 'Er is iemand in gevaar',
  other: 'Iets anders',
} as const;

/** Beside a received message about money or extortion. */
export const safety_note = {
  label: 'Even opletten',
  money: 'Dit gaat over geld. Wat {name} ook vertelt: stuur nooit geld, cadeaukaarten of bankgegevens naar iemand die je niet ontmoet hebt.',
  money_tips: 'Zo werkt oplichting',
  extortion: 'Bedreigt {name} je? Je staat er niet alleen voor, en het is niet jouw schuld. Betaal niet, antwoord niet en bewaar de berichten.',
  extortion_help: 'Wat je nu kunt doen',
  report: 'Melden',
  reported: 'Gemeld',
  block: 'Blokkeren',
  dismiss: 'Deze opmerking in dit gesprek verbergen',
};

/** After a date, while the member's answer is awaited. */
export const check_in_alert = {
  question: 'Alles goed?',
  otherwise: 'Horen we niets, dan krijgt de vriend die je koos bericht.',
  alarmed: 'De vriend die je koos, heeft bericht gekregen.',
  waiting: 'Nog niet verstuurd. Dat gebeurt zodra je weer verbinding hebt.',
  well: 'Alles is goed',
  thanks: 'Fijn om te horen.',
};

/** In the menu of a conversation. */
export const safety_menu = {
  check_in: 'Date-check-in plannen',
  tips: 'Veilig daten',
};
/** Of one thing; `report.action` is about the member as a whole. */
export const report_action = {
  photo: 'Foto van {name} melden',
  message: 'Bericht van {name} melden',
  chat_photo: 'Foto die {name} stuurde melden',
  gift: 'Cadeau van {name} melden',
} as const;

/** To a member whose account is frozen, on every page. */
export const frozen = {
  title: 'Je account staat stil',
  short: 'Je account staat stil: je kunt alleen lezen',
  since: 'Je account staat sinds {day} stil.',
  why: 'Waarom: {reason}',
  what: 'We zoeken iets uit. Tot we klaar zijn, ziet niemand je en kun je niets schrijven, liken of wijzigen. Er gaat niets van je verloren, en je kunt alles lezen.',
  composer: 'Je kunt nu alleen lezen',
  contact: 'Een vergissing? Laat het ons weten',
  export: 'Je gegevens downloaden',
} as const;

/** To a member whom staff warned, until they have read why. */
export const decision_alert = {
  label: 'Een beslissing over je account',
} as const;

export const noticed_decision = {
  warning: 'Gewaarschuwd: lees waarom',
  content_removed: 'Iets verwijderd: lees waarom',
} as const;
