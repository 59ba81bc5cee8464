/** Why the first messages of a member are limited, in decisions. */
export const signal_reason = {
  repeated_opener: 'Je stuurde op één dag bijna hetzelfde eerste bericht aan veel mensen.',
  link: 'In je eerste berichten staan links naar andere sites.',
  payment_words: 'Je eerste berichten gaan over betalen.',
  blocked: 'Meerdere leden die elkaar niet kennen, hebben je geblokkeerd.',
  reported: 'Meerdere leden die elkaar niet kennen, hebben je gemeld.',
  disposable_address: 'Je e-mailadres is een wegwerpadres.',
  hosting_network: 'Je meldde je aan vanaf het netwerk van een hostingbedrijf.',
  banned_mailbox: 'Je mailbox hoort bij een account dat we hebben geblokkeerd.',
  banned_payment: 'Je wilde betalen van een bankrekening van iemand die we hebben geblokkeerd.',
  similar_name: 'Je naam lijkt op die van iemand anders, die de mensen aan wie je schrijft kennen.',
} as const;

export const signal_follow = {
  slowed: 'Het gaat vanzelf over als dit ophoudt.',
  person: 'Iemand van ons kijkt ernaar. Het is eerder voorbij als dit niet klopte.',
} as const;

export const signal = {
  repeated_opener: 'Bijna hetzelfde eerste bericht aan veel mensen',
  link: 'Een link in een eerste bericht',
  payment_words: 'Woorden over betalen in een eerste bericht',
  blocked: 'Geblokkeerd door leden',
  reported: 'Gemeld door leden',
  disposable_address: 'Een wegwerpadres als e-mailadres',
  hosting_network: 'Aanmelding vanaf het netwerk van een hostingbedrijf',
  banned_mailbox: 'De mailbox van een geblokkeerd account',
  banned_payment: 'De bankrekening van een geblokkeerd account',
  similar_name: 'Een naam die lijkt op die van iemand anders',
} as const;

export const signals_export = {
  title: 'Tekenen van misbruik',
  none: 'Je eerste berichten zijn niet beperkt.',
} as const;

export const signal_state = {
  slowed: 'Je kunt aan minder nieuwe mensen schrijven dan anders.',
  review: 'Je kunt aan weinig nieuwe mensen schrijven tot iemand van ons ernaar heeft gekeken.',
  stopped: 'Je kunt niet aan nieuwe mensen schrijven tot iemand van ons ernaar heeft gekeken.',
} as const;
