export const install_page = {
  intro:
    'L’app sta nella schermata Home, si apre subito e ti mostra quante novità ci sono. Non serve uno store.',
  button: 'Installa l’app',
  installed: 'Stai già usando l’app.',
  by_menu:
    'Apri il menu del browser e scegli «Installa app» o «Aggiungi a schermata Home». Non c’è? Allora questo browser non può farlo.',
  named: 'L’app ha il nome e l’icona del sito. Preferisci di no? Allora prima attiva la modalità discreta.',
  neutral: 'Stai usando la modalità discreta: l’app si chiama «{name}» e ha un’icona neutra.',
  to_discretion: 'Vai alla modalità discreta',
} as const;

export const shared_photo = {
  title: 'Aggiungere la foto?',
  text: 'Questa foto arriva da un’altra app o da un sito. Aggiungila solo se l’hai voluto tu: sul tuo profilo possono vederla gli altri.',
  add: 'Aggiungi',
  refuse: 'Non aggiungere',
  missing: 'La foto non è arrivata. Sceglila di nuovo qui.',
} as const;
