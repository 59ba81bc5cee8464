/** Gifts: giving one, and what there is to give. */
export const gift = {
  send_to: 'Give {name} a gift',
  give: 'Give a gift',
  intro: '{name} sees it at once in your conversation.',
  send: 'Give {gift}: {price}',
  left: 'You have {count, plural, one {# credit} other {# credits}} left.',
  buy: 'See credits',
  sent: '{gift} was given to {name}.',
  fictional_understood: 'Understood, I want to give something',
  given: 'Gift: {gift}',
  received: 'Gifts received',
} as const;

export const gift_name = {
  rose: 'Rose',
  coffee: 'Coffee',
  beer: 'Beer',
  chocolate: 'Chocolates',
  wine: 'Glass of wine',
  cinema: 'Night at the cinema',
  candle: 'Candlelight',
  bear: 'Teddy bear',
  bouquet: 'Bouquet',
  dinner: 'Dinner',
  fireworks: 'Fireworks',
  balloon: 'Balloon ride',
} as const;
