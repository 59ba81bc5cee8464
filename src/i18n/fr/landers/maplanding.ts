export const lander_maplanding = {
  title: 'Tout près, sans dire où',
  lead: 'Des mecs près de chez toi, sans épingle sur la carte.',
  lead_everyone: 'Des membres près de chez toi, sans épingle sur la carte.',
  map: 'Carte de nuit ({country}), avec des lumières là où sont les villes et villages. Aucun membre n’y figure.',
  legend: 'Légende',
  light: 'Une ville ou un village',
  light_text: 'Plus la lumière est grande, plus il y a d’habitants. Aucun membre ne figure sur cette carte.',
  area: 'Toi, à peu près',
  area_text: 'On ne garde ni adresse ni point, seulement une ville ou un carré d’environ {km} kilomètres.',
  distance: 'Ce que lisent les autres',
  distance_text: '« {near} » ou « {far} ». Jamais les mètres, jamais la rue.',
} as const;
