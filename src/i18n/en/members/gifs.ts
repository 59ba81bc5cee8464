export const gif = {
  given: 'GIF: {words}',
  play: 'Play {words}',
  pause: 'Pause {words}',
} as const;

export const picker = {
  open: 'Choose an emoji or a GIF',
  title: 'Emoji and GIFs',
  emoji: 'Emoji',
  gif: 'GIF',
  search_emoji: 'Search emoji',
  search_gif: 'Search GIFs',
  tone: 'Skin tone',
  recent: 'Recent',
  popular: 'Popular',
  found: 'Results',
  loading: 'Loading …',
  no_emoji: 'No emoji found.',
  no_gif: 'No GIF found for “{words}”.',
  again: 'Try again',
  more: 'More GIFs',
  by_klipy: 'Powered by KLIPY',
  back: 'Back',
} as const;

export const emoji_kind = {
  'smileys-emotion': 'Smileys and emotions',
  'people-body': 'People and body',
  'animals-nature': 'Animals and nature',
  'food-drink': 'Food and drink',
  'travel-places': 'Travel and places',
  activities: 'Activities',
  objects: 'Objects',
  symbols: 'Symbols',
  flags: 'Flags',
} as const;
