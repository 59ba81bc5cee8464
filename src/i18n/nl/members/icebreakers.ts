export const icebreaker = {
  open: 'Help me op weg',
  title: 'Hoe begin je met {name}?',
  intro: 'Kies een openingszin en maak er je eigen woorden van. Er wordt nog niets verstuurd.',
  others: 'Andere openingszinnen',
  no_more: 'Niet meer tonen',
} as const;

export const opener = {
  same_town: 'We wonen allebei in {city}. Waar zit jij het liefst op een vrije avond?',
  his_town: 'Ik ken {city} nog niet goed. Wat moet ik daar echt gezien hebben?',
  about_me: 'Hoi {name}, ik heb je profiel gelezen en werd nieuwsgierig. Vertel eens wat meer?',
} as const;

export const opener_interest = {
  gym: 'Wat is jouw vaste oefening in de sportschool, en welke sla je stiekem over?',
  sports: 'Kijk je liever sport of doe je het liever zelf?',
  dancing: 'Bij welk nummer sta jij gegarandeerd op de dansvloer?',
  travelling: 'Welke reis zou je morgen zo opnieuw maken?',
  adventure: 'Wat is het spontaanste dat je de laatste tijd hebt gedaan?',
  party: 'Ga jij vroeg naar huis, of doe jij het licht uit?',
  tattoos: 'Zit er een verhaal achter je tattoo, of was het gewoon mooi?',
  music: 'Welk album staat bij jou nu op herhaling?',
  movies: 'Welke film kun jij blijven kijken?',
  videogames: 'Welk spel heeft jou de meeste nachtrust gekost?',
  outdoors: 'Bos, zee of bergen: waar kom jij tot rust?',
  gardening: 'Wat groeit er op dit moment bij jou, en wat heeft het niet gered?',
  hiking: 'Welke wandeling moet ik echt een keer gemaakt hebben?',
  biking: 'Racefiets, mountainbike of gewoon naar de kroeg?',
  reading: 'Welk boek heb jij voor het laatst in één keer uitgelezen?',
  animals: 'Honden of katten? En is er al eentje de baas bij jou thuis?',
  beach: 'Een dag aan het strand: lezen, zwemmen of vooral mensen kijken?',
  art: 'Voor welk kunstwerk zou jij omreizen?',
  photography: 'Welke foto die je zelf maakte vind je nog steeds de mooiste?',
  theater: 'Wat was de laatste voorstelling die je bijbleef?',
  cooking: 'Wat zet jij op tafel als je indruk wilt maken?',
  bbq: 'Wat ligt er bij jou altijd op de barbecue?',
  sushi: 'Waar eet jij de beste sushi? Ik zoek nog een vaste plek.',
  wine: 'Rood, wit of wat er open is?',
  beer: 'Wat is het beste biertje dat je dit jaar hebt gedronken?',
  coffee: 'Hoe drink jij je koffie, en waar is die het lekkerst?',
  hugging: 'Hoe lang duurt een goede knuffel volgens jou?',
  massages: 'Geef je liever een massage of krijg je er liever een?',
} as const;

export const opener_topic = {
  evening: 'Hoe ziet jouw ideale avond eruit?',
  sunday: 'Een lege zondag en niemand die iets van je wil. Wat doe je?',
  laugh: 'Waar heb jij deze week hard om gelachen?',
  song: 'Naar welk nummer moet ik van jou echt luisteren?',
  dish: 'Wat is jouw lievelingseten dat niemand anders lust?',
  surprise: 'Wat zou ik van jou niet verwachten?',
  place: 'Op welke plek voel jij je het meest thuis?',
  compliment: 'Je hebt een fijne uitstraling. Hoe gaat het met je?',
} as const;
