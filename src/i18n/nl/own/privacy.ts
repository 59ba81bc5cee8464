/** What others learn of a member, and what they do not. */
export const privacy = {
  seen: 'Wie je ziet',
  row: 'Onzichtbaar, online, gelezen, bezoek',
  told: 'Wat anderen van je merken',
  mirror: 'Wat je uitzet, zie je ook niet van anderen.',
  presence: 'Online',
  presence_text: 'Anderen zien of je online bent of vandaag was.',
  read: 'Gelezen',
  read_text: 'In een gesprek ziet de ander dat je een bericht las.',
  typing: 'Aan het typen',
  typing_text: 'In een gesprek ziet de ander dat je iets schrijft.',
  visits: 'Bezoek',
  visits_text: 'Wiens profiel je opent, ziet dat je langskwam.',
  gifts: 'Cadeaus op je profiel',
  gifts_text: 'Leden zien welke cadeaus je kreeg en hoeveel. Nooit van wie.',
} as const;
