export const lander_whoneedsstrings = {
  title: 'Wer will sich gleich binden?',
  lead: 'Schneid die Fäden durch oder behalt einen. Hauptsache, du sagst ehrlich, was du suchst.',
  reason: 'Was suchst du?',
  fun: 'Ganz unverbindlich',
  fun_text: 'Ein guter Abend, mehr muss nicht sein.',
  dates: 'Sehen, was daraus wird',
  dates_text: 'Dates, mit offenem Ende.',
  chat: 'Einfach reden',
  chat_text: 'Auch ein gutes Gespräch füllt einen Abend.',
} as const;
