/** Why the first messages of a member are limited, in decisions. */
export const signal_reason = {
  repeated_opener: 'Je stuurde op één dag bijna hetzelfde eerste bericht aan veel mensen.',
  link: 'In je eerste berichten staan links naar andere sites.',
  payment_words: 'Je eerste berichten gaan over betalen.',
  blocked: 'Meerdere leden die elkaar niet kennen, hebben je geblokkeerd.',
  reported: 'Meerdere leden die elkaar niet kennen, hebben je gemeld.',
  disposable_address: 'Je e-mailadres is een wegwerpadres.',
  hosting_network: 'Je hebt je aangemeld vanaf het netwerk van een hostingbedrijf.',
  banned_mailbox: 'Je mailbox hoort bij een account dat we hebben geblokkeerd.',
  banned_payment: 'Eén van je betalingen moeten we even nakijken.',
  similar_name: 'Je naam kan, zoals je hem schrijft, mensen op het verkeerde been zetten.',
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
  banned_payment: 'Een betaling die we even moeten nakijken',
  similar_name: 'Hoe je naam is geschreven',
} as const;

export const signals_export = {
  title: 'Tekenen van misbruik',
  none: 'Je eerste berichten zijn niet beperkt.',
} as const;

export const signal_state = {
  slowed: 'Je kunt aan minder nieuwe mensen schrijven dan anders.',
  review: 'Je kunt maar aan een paar nieuwe mensen schrijven tot iemand van ons ernaar heeft gekeken.',
  stopped: 'Je kunt niet aan nieuwe mensen schrijven tot iemand van ons ernaar heeft gekeken.',
} as const;
