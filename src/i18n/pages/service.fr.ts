import type { StaticPage } from './static-page.ts';

export default {
  title: 'Service client',
  description: 'Comment joindre {site}, et ce que tu peux souvent régler toi-même.',
  intro:
    'Chez nous, c’est une vraie personne qui lit ton message. Écris dans la langue de ton compte ; nous répondons aussi vite que possible.',
  sections: [
    {
      heading: 'Nous joindre',
      list: [
        'E-mail : {support_email}',
        'Téléphone : {support_phone}',
        'Courrier : {company_name}, {company_address}, {company_city}, {company_country}',
      ],
      paragraphs: [
        'Indique ton pseudo et, s’il s’agit d’un paiement, son numéro. N’envoie jamais ton mot de passe ni ton numéro de carte complet ; nous ne te les demandons jamais.',
      ],
    },
    {
      heading: 'Ce que tu peux souvent régler toi-même',
      list: [
        'Pas d’e-mail d’activation : il arrive en général en {activation_minutes} minute. Rien ? Regarde dans les spams, ou demandes-en un nouveau sur le site. Le lien marche {activation_days} jours.',
        'Mot de passe perdu : demandes-en un nouveau à la connexion.',
        'Moins d’e-mails ou de notifications : règle-les sujet par sujet.',
        'Quelqu’un insiste : bloque le profil, et signale-le.',
        'Partir : supprime ton compte dans tes réglages. Tu peux encore revenir pendant {deletion_days} jours.',
      ],
      links: [
        { label: 'Questions fréquentes', href: '/pages/faq' },
        { label: 'Nouveau mot de passe', href: '/reset-password' },
        { label: 'E-mails et notifications', href: '/notifications' },
        { label: 'Réglages', href: '/settings' },
      ],
    },
    {
      heading: 'Urgent',
      paragraphs: [
        'On te menace, on te fait chanter, ou tu es en danger ? Appelle d’abord la police, au 112 dans toute l’Union européenne. Ne paie rien, garde les messages et signale le profil : nous conservons ce qu’il faut comme preuve.',
      ],
    },
    {
      heading: 'Une réclamation',
      paragraphs: [
        'Notre réponse ou une décision ne te convient pas ? Envoie une réclamation. Nous te disons qui s’en occupe et ce qui en ressort.',
      ],
      links: [
        { label: 'Réclamations', href: '/complaints' },
        { label: 'Signaler un contenu illégal', href: '/report-content' },
      ],
    },
    {
      heading: 'L’entreprise',
      paragraphs: [
        '{company_name} (noms commerciaux : {company_tradenames}). Registre du commerce {company_kvk}, TVA {company_vat}.',
      ],
    },
  ],
} satisfies StaticPage;
