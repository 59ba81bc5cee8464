/** What others see of a member. */
export const privacy = {
  seen: 'Wie je ziet',
  row: 'Onzichtbaar, online, gelezen, bezoek',
  told: 'Wat anderen kunnen zien',
  mirror: 'Wat je uitzet, zie je ook niet van anderen.',
  presence: 'Online',
  presence_text: 'Anderen zien of je online bent, of het vandaag was.',
  read: 'Gelezen',
  read_text: 'In een gesprek ziet de ander dat je een bericht hebt gelezen.',
  typing: 'Aan het typen',
  typing_text: 'In een gesprek ziet de ander dat je aan het typen bent.',
  visits: 'Bezoek',
  visits_text: 'Bekijk je een profiel, dan kan dat lid zien dat je er was.',
  gifts: 'Cadeaus op je profiel',
  gifts_text: 'Leden zien welke cadeaus je kreeg en hoeveel. Nooit van wie.',
} as const;
