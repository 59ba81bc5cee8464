import type { LanderMessages, PartialCatalogue } from '../messages.ts';

export default {
  lander_campaign: {
    ended_title: 'You’ve just missed this one',
  },
  lander_maplanding: {
    area_text:
      'We don’t store an address or an exact spot, only a town or a square about {km} kilometres across.',
    distance_text: '“{near}” or “{far}”. Never the metres, never the street.',
  },
  lander_tinderswipe: {
    lead_drawn: 'Practise on a handful of drawn faces. You’ll see real members once you’re in.',
  },
} satisfies PartialCatalogue<LanderMessages>;
