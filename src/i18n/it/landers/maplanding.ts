export const lander_maplanding = {
  title: 'Vicino sì, dove di preciso no',
  lead: 'Uomini vicino a te, senza spilli sulla mappa.',
  lead_everyone: 'Persone vicino a te, senza spilli sulla mappa.',
  map: 'Mappa notturna, {country}: luci dove ci sono città e paesi. Non mostra nessuna persona.',
  legend: 'Legenda',
  light: 'Una città o un paese',
  light_text: 'Più grande è la luce, più gente ci vive. Su questa mappa non c’è nemmeno un profilo.',
  area: 'Tu, più o meno',
  area_text: 'Non conserviamo indirizzi né punti, solo una città o un riquadro di circa {km} chilometri.',
  distance: 'Che cosa leggono gli altri',
  distance_text: '«{near}» oppure «{far}». Mai i metri, mai la via.',
} as const;
