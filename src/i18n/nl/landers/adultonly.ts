export const lander_adultonly = {
  title: 'Alleen voor volwassenen',
  lead: 'Mannen die weten wat ze willen. Jij bepaalt hoe ver het gaat.',
} as const;
