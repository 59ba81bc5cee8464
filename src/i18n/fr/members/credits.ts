export const time_bonus = {
  banner: '-{percentage, number} % de bienvenue',
  left: 'encore',
  title: 'Ton bonus de bienvenue',
  percentage: '{percentage, number} %',
  offer: 'Remise sur ton premier pack',
  unlock: 'Tu n’as plus de crédits. Avec un pack, tu continues à écrire, tu vois toutes les photos des membres et tu deviens premium, à vie.',
  fast: 'La remise ne vaut que pendant tes {hours, number} premières heures.',
  valid: 'Offre valable encore',
  receipt: 'Tes crédits arrivent tout de suite, avec un reçu par e-mail. Pas d’abonnement.',
} as const;
