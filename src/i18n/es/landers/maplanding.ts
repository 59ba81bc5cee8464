export const lander_maplanding = {
  title: 'Cerca, sin decir dónde',
  lead: 'Hombres cerca de ti, sin chinchetas en el mapa.',
  lead_everyone: 'Gente cerca de ti, sin chinchetas en el mapa.',
  map: 'Mapa nocturno: {country}, con luces donde hay ciudades y pueblos. No aparece ningún perfil.',
  legend: 'Leyenda',
  light: 'Una ciudad o un pueblo',
  light_text: 'Cuanto más grande es la luz, más gente vive allí. En este mapa no hay ni un solo perfil.',
  area: 'Tú, más o menos',
  area_text:
    'No guardamos ninguna dirección ni punto, solo una localidad o un cuadrado de unos {km} kilómetros.',
  distance: 'Lo que leen los demás',
  distance_text: '«{near}» o «{far}». Nunca los metros, nunca la calle.',
} as const;
