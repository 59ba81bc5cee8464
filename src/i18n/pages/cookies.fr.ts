import type { StaticPage } from './static-page.ts';

export default {
  title: 'Cookies',
  description: 'Quels cookies {site} utilise et pourquoi : ni publicité, ni traceurs de tiers.',
  intro:
    'Nous n’utilisons que les cookies dont le site a besoin pour marcher, ou qui retiennent ce que tu as choisi. Pas de cookies publicitaires, pas de cookies de tiers qui te suivent. C’est pour cela que tu ne vois pas de bandeau ici.',
  sections: [
    {
      heading: 'Ce que nous retenons dans ton navigateur',
      list: [
        'Ta session ouverte : {login_days} jours, et plus tant que tu reviens. Seul le serveur peut lire ce cookie.',
        'Ta langue : {language_days} jours.',
        'Le fait que ce navigateur a déjà servi à te connecter, pour que quelqu’un qui devine des mots de passe ne te bloque pas l’accès.',
        'Ce que tu as fermé, comme l’avertissement de ta première visite.',
        'Ton fuseau horaire et ton choix entre clair et sombre.',
        'Ton choix du mode discret, et la touche de sortie rapide, si tu les as réglés : {discreet_days} jours.',
        'Le partenaire ou la campagne qui t’a fait venir, si tu as suivi un de leurs liens : jusqu’à ton inscription, {source_days} jours au plus.',
        'Une invitation, si tu en as ouvert le lien : jusqu’à ton inscription, {invitation_days} jours au plus.',
        'Tes oui, si tu as fait défiler des membres sur une page d’accueil : seulement les membres concernés, {early_likes_max} au plus. Jusqu’à la confirmation de ton adresse e-mail, {early_likes_days} jours au plus.',
      ],
    },
    {
      heading: 'Ce que garde ton navigateur',
      paragraphs: [
        'Ton inscription n’est pas finie, ou la connexion coupe pendant que tu écris un message ? Ton navigateur le garde pour toi. Ton mot de passe, jamais.',
      ],
    },
    {
      heading: 'Notifications',
      paragraphs: [
        'Si tu actives les notifications, ton navigateur reçoit une adresse à laquelle nous les envoyons. Si tu les désactives, nous effaçons cette adresse.',
      ],
    },
    {
      heading: 'Faire le ménage toi-même',
      paragraphs: [
        'Tu peux effacer ou refuser les cookies dans ton navigateur. Sans cookies, tu peux regarder le site, mais pas te connecter.',
      ],
      links: [{ label: 'Confidentialité', href: '/pages/privacy' }],
    },
  ],
} satisfies StaticPage;
