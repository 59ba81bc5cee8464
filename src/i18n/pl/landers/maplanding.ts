export const lander_maplanding = {
  title: 'Blisko, ale nigdy co do metra',
  lead: 'Faceci z twojej okolicy, bez pinezki na mapie.',
  lead_everyone: 'Ludzie z twojej okolicy, bez pinezki na mapie.',
  map: '{country} nocą: mapa ze światłami tam, gdzie są miasta i wsie. Nie ma na niej żadnych osób.',
  legend: 'Legenda',
  light: 'Miasto lub wieś',
  light_text:
    'Im większe światło, tym więcej ludzi tam mieszka. Na tej mapie nie ma ani jednej osoby z serwisu.',
  area: 'Ty, mniej więcej',
  area_text: 'Nie zapisujemy adresu ani punktu, tylko miejscowość albo kwadrat o boku około {km} km.',
  distance: 'Co widzą inni',
  distance_text: '„{near}” albo „{far}”. Nigdy metry, nigdy ulica.',
} as const;
