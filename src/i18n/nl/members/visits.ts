/** Visitors of the own profile. */
export const visits = {
  title: 'Bezoekers',
  intro: 'Deze leden hebben de afgelopen {days} dagen je profiel bekeken, de laatste eerst.',
  earlier: 'Eerdere bezoekers',
  empty: 'Nog geen bezoekers',
  empty_text: 'Hier zie je {days} dagen lang wie je profiel bekijkt. Kijk zelf ook eens rond: vaak kijkt iemand terug.',
  browse: 'Leden zoeken',
  locked: 'Wie heeft jou bekeken?',
  locked_text: 'Met premium zie je wie de afgelopen {days} dagen je profiel heeft bekeken.',
  both_ways: 'Het werkt twee kanten op: bekijk jij een profiel, dan kan dat lid jou ook zien.',
  to_premium: 'Bekijk premium',
  off: 'Bezoek staat uit',
  off_text: 'Anderen zien niet dat je hun profiel bekijkt. Daarom zie jij ook niet wie jou bekijkt.',
  to_privacy: 'Naar privacy',
  made: 'Profielen die je hebt bekeken',
} as const;
