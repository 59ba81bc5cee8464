export const lander_maplanding = {
  title: 'Ganz nah, aber nie punktgenau',
  lead: 'Männer in deiner Nähe, ohne Nadel auf der Karte.',
  lead_everyone: 'Mitglieder in deiner Nähe, ohne Nadel auf der Karte.',
  map: 'Nachtkarte mit Lichtern, wo Städte und Dörfer sind: {country}. Mitglieder sind darauf nicht zu sehen.',
  legend: 'Legende',
  light: 'Eine Stadt oder ein Dorf',
  light_text:
    'Je größer das Licht, desto mehr Menschen wohnen dort. Auf dieser Karte ist kein einziges Mitglied.',
  area: 'Du, ungefähr',
  area_text:
    'Wir speichern keine Adresse und keinen Punkt, nur einen Ort oder ein Feld von etwa {km} Kilometern.',
  distance: 'Was andere lesen',
  distance_text: '„{near}“ oder „{far}“. Nie die Meter, nie die Straße.',
} as const;
