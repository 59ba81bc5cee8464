export const pricing = {
  title: 'Prijzen',
  description: 'Wat gratis is op {site}, wat een bericht kost en wat de bundels kosten. Zonder abonnement.',
  promise: 'Betaal alleen voor wat je stuurt',
  lead: 'Je koopt credits wanneer jij ze wilt gebruiken. Er is geen abonnement, dus er loopt ook niets door.',
  start: 'Gratis aanmelden',
  to_credits: 'Naar mijn credits',
  message: 'Een bericht sturen',
  reading: 'Lezen is altijd gratis.',
  free_title: 'Altijd gratis',
  free_signup: 'Aanmelden en een profiel maken',
  free_search: 'Leden zoeken en hun profiel bekijken',
  free_likes: 'Likes geven en matches krijgen',
  free_reading: 'Alle berichten lezen die je krijgt',
  free_credits: '{count, plural, one {# credit} other {# credits}} om mee te beginnen',
  fair_title: 'Zonder kleine letters',
  subscription_title: 'Geen abonnement',
  subscription_text: 'Een bundel betaal je één keer. Er wordt nooit vanzelf iets afgeschreven.',
  expiry_title: 'Credits verlopen niet',
  expiry_text: 'Wat je overhoudt, blijft staan tot je het gebruikt.',
  refund_title: '{days, plural, one {# dag} other {# dagen}} bedenktijd',
  refund_text: 'Gekochte credits die je niet hebt gebruikt, betalen we tot {days, plural, one {# dag} other {# dagen}} na je aankoop terug.',
  refund_link: 'Zo werkt terugbetalen',
} as const;

/** Prices. */
export const price = {
  credits: '{count, plural, =0 {gratis} one {# credit} other {# credits}}',
  money: 'vanaf\u00a0{money}',
  given: 'gratis gekregen',
} as const;

export const bundles = {
  title: 'Bundels',
  place: 'Prijzen voor {country}, inclusief btw.',
  credits: '{count, plural, one {credit} other {credits}}',
  each: '{money} per credit',
  off: '{percentage, number}% korting',
  before: 'Zonder korting {money}',
  choose: 'Kies <unseen>{count, plural, one {# credit} other {# credits}} voor {money}</unseen>',
  none: 'Voor {country} is er geen prijslijst. Vraag het aan de <service>klantenservice</service>.',
} as const;

export const comparison = {
  title: 'Gratis en premium',
  lead: 'Met je eerste bundel ben je premium, voor het leven.',
  claim: 'Premium leden hebben {percent}% meer kans op een match.',
  what: 'Wat je kunt',
  free: 'Gratis',
  premium: 'Premium',
  yes: 'Ja',
  no: 'Nee',
  searches: 'Zoekopdrachten opslaan',
  visitors: 'Zien wie je bekijkt',
  basics: 'Zoeken, likes en matches',
  reading: 'Berichten lezen',
  conversations: 'Zelf gesprekken beginnen',
  unlimited: 'Zoveel je wilt',
  photos: 'Foto’s van leden',
  photos_public: 'Openbare',
  photos_all: 'Alle',
  own_photos: 'Eigen foto’s',
} as const;
