export const gift = {
  send_to: 'Give {name} a gift',
  give: 'Give a gift',
  intro: '{name} sees it in your conversation right away.',
  send: 'Give {gift}: {price}',
  left: 'You have {count, plural, one {# credit} other {# credits}} left.',
  buy: 'See credits',
  sent: 'You gave {name} a gift: {gift}.',
  fictional_understood: 'Got it, I want to give something',
  given: 'Gift: {gift}',
  received: 'Gifts received',
} as const;

export const gift_name = {
  rose: 'Rose',
  coffee: 'Coffee',
  beer: 'Beer',
  chocolate: 'Chocolates',
  wine: 'Glass of wine',
  cinema: 'Movie night',
  candle: 'Candlelight',
  bear: 'Teddy bear',
  bouquet: 'Bouquet',
  dinner: 'Dinner',
  fireworks: 'Fireworks',
  balloon: 'Balloon ride',
} as const;
