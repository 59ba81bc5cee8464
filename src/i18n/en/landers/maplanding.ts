export const lander_maplanding = {
  title: 'Nearby, never exactly where',
  lead: 'Men near you, without a pin on the map.',
  lead_everyone: 'Members near you, without a pin on the map.',
  map: 'Map at night ({country}), with lights where towns are. It doesn’t show any members.',
  legend: 'Legend',
  light: 'A town',
  light_text: 'The larger the light, the more people live there. There isn’t a single member on this map.',
  area: 'You, roughly',
  area_text:
    'We don’t store an address or an exact spot, only a town or a square about {km} kilometers across.',
  distance: 'What others see',
  distance_text: '“{near}” or “{far}”. Never the meters, never the street.',
} as const;
