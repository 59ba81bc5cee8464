export const lander_member = {
  title: 'Maak kennis met {name}',
  lead: 'Meld je gratis aan, dan kun je {name} een like of een bericht sturen.',
  lead_default: 'Meld je gratis aan, kijk wie er in de buurt is en stuur een like.',
  free: 'Aanmelden is gratis. Lezen ook, altijd.',
  no_words: 'Sommige verhalen vertel je liever zelf. Begin met hallo.',
  answer: 'Iets om {name} te antwoorden?',
  message: 'Je eerste bericht aan {name}',
  message_hint: 'Mag leeg blijven. Het wordt bezorgd zodra je je e-mailadres hebt bevestigd.',
  answer_default: 'Begin je eigen verhaal',
  around: 'Deze leden laten zich ook aan bezoekers zien.',
} as const;
