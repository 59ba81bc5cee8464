/** Who looked at one's profile. */
export const visits = {
  title: 'Bezoekers',
  intro: 'Wie de afgelopen {days} dagen je profiel opende. De laatste staat vooraan.',
  earlier: 'Eerdere bezoekers',
  empty: 'Nog niemand langs geweest',
  empty_text: 'Wie je profiel opent, staat hier {days} dagen. Zelf ergens kijken helpt: vaak kijkt iemand terug.',
  browse: 'Leden zoeken',
  locked: 'Wie keek er bij jou?',
  locked_text: 'Met premium zie je wie de afgelopen {days} dagen je profiel opende.',
  both_ways: 'Het werkt twee kanten op: wie je bezoekt, kan jou ook zien.',
  to_premium: 'Bekijk premium',
  off: 'Bezoek staat bij jou uit',
  off_text: 'Anderen merken niet dat je hun profiel opent. Daarom zie jij ook niet wie bij jou keek.',
  to_privacy: 'Naar je privacy',
  made: 'Profielen die je opende',
} as const;
