export const lander_adultonly = {
  title: 'Solo per adulti',
  lead: 'Quello che cerchi sono affari tuoi. Decidi tu chi ti vede e fin dove si va.',
  age: 'Ho almeno 18 anni',
  inside: 'Entra pure. Il nome lo scegli tu.',
  submit: 'Entra',
  neutral_title: 'Da fuori non si capisce',
  neutral_text: 'In modalità discreta scheda, email e app hanno un nome qualunque.',
  exit_title: 'Via in un attimo',
  exit_text: 'In quella modalità c’è anche un’uscita: premi una volta e sei su un altro sito.',
  nameless_title: 'Nessun nome nelle notifiche',
  nameless_text: 'Discreto vuol dire anche questo: sullo schermo bloccato né nomi né testi.',
} as const;
