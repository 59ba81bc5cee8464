export const gift = {
  send_to: 'Geef {name} een cadeau',
  give: 'Cadeau geven',
  intro: '{name} ziet het meteen in jullie gesprek.',
  send: 'Geef {gift}: {price}',
  left: 'Je hebt nog {count, plural, one {# credit} other {# credits}}.',
  buy: 'Credits bekijken',
  sent: 'Je hebt {name} een cadeau gegeven: {gift}.',
  fictional_understood: 'Begrepen, ik wil iets geven',
  given: 'Cadeau: {gift}',
  received: 'Gekregen cadeaus',
} as const;

export const gift_name = {
  rose: 'Roos',
  coffee: 'Koffie',
  beer: 'Biertje',
  chocolate: 'Chocolade',
  wine: 'Glas wijn',
  cinema: 'Avondje film',
  candle: 'Kaarslicht',
  bear: 'Knuffelbeer',
  bouquet: 'Boeket',
  dinner: 'Etentje',
  fireworks: 'Vuurwerk',
  balloon: 'Ballonvaart',
} as const;
