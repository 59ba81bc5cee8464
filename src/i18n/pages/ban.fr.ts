import type { StaticPage } from './static-page.ts';

export default {
  title: 'Bloquer l’accès',
  description:
    'Qui ne peut pas utiliser {site}, et comment bloquer le site sur un appareil ou pour toi-même.',
  intro:
    '{site} est un site pour adultes. Voici qui n’y a pas sa place, comment en tenir les enfants à l’écart, et que faire si tu ne veux plus pouvoir y entrer toi-même.',
  sections: [
    {
      heading: 'Qui ne peut pas venir ici',
      list: [
        'Toute personne de moins de {min_age} ans. Avec une date de naissance trop récente, aucun compte n’est créé et rien n’est conservé.',
        'Les personnes que nous avons exclues. Créer un nouveau compte pour contourner cela est interdit.',
        'Les personnes qui se trouvent dans un pays où les sites de ce genre sont interdits.',
      ],
    },
    {
      heading: 'Des enfants sur le même appareil',
      paragraphs: [
        'Un filtre met les sites pour adultes hors de portée. Tous les grands systèmes en proposent un, gratuit. Ajoute {domain} aux sites bloqués, ou laisse le filtre écarter tous les sites pour adultes.',
      ],
      list: [
        'iPhone et iPad : Réglages, Temps d’écran, Contenu et confidentialité.',
        'Android : l’application Family Link.',
        'Windows : Family Safety.',
        'Mac : Réglages Système, Temps d’écran.',
        'À la maison, pour tout à la fois : le contrôle parental de ta box ou de ton fournisseur d’accès.',
      ],
    },
    {
      heading: 'Tu vois quelqu’un de trop jeune ?',
      paragraphs: [
        'Signale le profil, ou écris tout de suite à {support_email}. Nous fermons le compte le temps de vérifier et, s’il le faut, nous portons plainte.',
      ],
    },
    {
      heading: 'Te fermer l’accès à toi-même',
      paragraphs: [
        'Tu dépenses plus que tu ne veux ? Fixe un plafond de dépenses : le baisser agit tout de suite. Tu veux partir pour de bon ? Supprime ton compte dans tes réglages. Tu veux que nous refusions aussi tout nouveau compte avec ton adresse e-mail ? Écris depuis cette adresse à {support_email}.',
      ],
      links: [
        { label: 'Réglages', href: '/settings' },
        { label: 'Service client', href: '/pages/service' },
      ],
    },
  ],
} satisfies StaticPage;
