export const place = {
  found: '{count, plural, =0 {Geen plaats gevonden} one {# plaats gevonden} other {# plaatsen gevonden}}',
  none: 'Geen plaats die zo begint',
  list: 'Plaatsen',
  clear: 'Plaats wissen',
} as const;

export const near = {
  button: 'Bij mij in de buurt',
  looking: 'We zoeken waar je bent',
  ask_title: 'Mag je browser zeggen waar je bent?',
  ask_text: 'Dan zie je wie er dichtbij is. Je precieze plek bewaren we nooit. Anderen zien hoogstens “minder dan 5 km”.',
  ask_next: 'Je browser vraagt zo om toestemming.',
  go: 'Verder',
  not_now: 'Niet nu',
  denied_title: 'Je browser deelt je locatie niet',
  denied_text: 'Je hebt dat eerder geweigerd. Zet locatie voor deze site aan via het slotje naast het adres, of in de instellingen van je telefoon, en probeer het opnieuw. Een plaats kiezen kan altijd.',
  unsupported: 'Deze browser weet niet waar je bent. Kies een plaats.',
  failed: 'We konden niet vinden waar je bent. Kies een plaats of probeer het later nog eens.',
} as const;
