export const install_page = {
  intro:
    'L’app se met sur ton écran d’accueil, s’ouvre tout de suite et affiche le nombre de nouveautés. Pas besoin d’app store.',
  button: 'Installer l’app',
  installed: 'Tu utilises déjà l’app.',
  by_menu:
    'Ouvre le menu de ton navigateur et choisis « Installer l’application » ou « Ajouter à l’écran d’accueil ». Tu ne le vois pas ? Alors ce navigateur ne sait pas le faire.',
  named: 'L’app porte le nom et l’icône du site. Tu préfères éviter ? Active d’abord le mode discret.',
  neutral: 'Tu utilises le mode discret : l’app s’appelle « {name} » et son icône est neutre.',
  to_discretion: 'Vers le mode discret',
} as const;

export const shared_photo = {
  title: 'Ajouter cette photo ?',
  text: 'Cette photo vient d’une autre app ou d’un site web. Ne l’ajoute que si tu le voulais : sur ton profil, d’autres membres peuvent la voir.',
  add: 'Ajouter',
  refuse: 'Ne pas ajouter',
  missing: 'La photo n’est pas arrivée. Choisis-la de nouveau ici.',
} as const;
