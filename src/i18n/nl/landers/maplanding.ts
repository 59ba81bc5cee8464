export const lander_maplanding = {
  title: 'Dichtbij, nooit precies waar',
  lead: 'Mannen bij jou in de buurt, zonder speld op de kaart.',
  lead_everyone: 'Leden bij jou in de buurt, zonder speld op de kaart.',
  map: 'Kaart van {country} bij nacht, met lichtjes waar steden en dorpen zijn. Er staan geen leden op.',
  legend: 'Legenda',
  light: 'Een stad of dorp',
  light_text: 'Hoe groter het licht, hoe meer mensen er wonen. Op deze kaart staat geen enkel lid.',
  area: 'Jij, ongeveer',
  area_text: 'We bewaren geen adres of punt, alleen een plaats of een vak van zo’n {km} kilometer.',
  distance: 'Wat anderen lezen',
  distance_text: '“{near}” of “{far}”. Nooit in meters, nooit de straat.',
} as const;
