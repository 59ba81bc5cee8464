export const lander_maplanding = {
  title: 'Nearby, never exactly where',
  lead: 'Men near you, without a pin on the map.',
  lead_everyone: 'Members near you, without a pin on the map.',
  map: 'Map of {country} at night, with lights where towns are. It shows no members.',
  legend: 'Legend',
  light: 'A town',
  light_text: 'The larger the light, the more people live there. There is not a single member on this map.',
  area: 'You, roughly',
  area_text: 'We store no address and no point, only a town or a square of about {km} kilometres.',
  distance: 'What others read',
  distance_text: '“{near}” or “{far}”. Never the metres, never the street.',
} as const;
