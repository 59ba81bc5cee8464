export const gif = {
  given: 'GIF: {words}',
  play: '{words} afspelen',
  pause: '{words} stilzetten',
} as const;

export const picker = {
  open: 'Emoji of GIF kiezen',
  title: 'Emoji en GIF’s',
  emoji: 'Emoji',
  gif: 'GIF',
  search_emoji: 'Zoek een emoji',
  search_gif: 'Zoek een GIF',
  tone: 'Huidskleur',
  recent: 'Recent',
  popular: 'Populair',
  found: 'Resultaten',
  loading: 'Even laden …',
  no_emoji: 'Geen emoji gevonden.',
  no_gif: 'Geen GIF gevonden voor “{words}”.',
  again: 'Opnieuw proberen',
  more: 'Meer GIF’s',
  by_klipy: 'Powered by KLIPY',
  back: 'Terug',
} as const;

export const emoji_kind = {
  'smileys-emotion': 'Smileys en emoties',
  'people-body': 'Mensen en lichaam',
  'animals-nature': 'Dieren en natuur',
  'food-drink': 'Eten en drinken',
  'travel-places': 'Reizen en plaatsen',
  activities: 'Activiteiten',
  objects: 'Voorwerpen',
  symbols: 'Symbolen',
  flags: 'Vlaggen',
} as const;
