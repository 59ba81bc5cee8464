import type { StaticPage } from './static-page.ts';

export default {
  title: 'Questions fréquentes',
  description:
    'Des réponses sur l’inscription, les messages, les crédits, les photos et la suppression du compte sur {site}.',
  intro: 'Ta question n’est pas là ? Écris à {support_email}.',
  sections: [
    {
      heading: 'Combien ça coûte ?',
      paragraphs: [
        'S’inscrire, chercher, liker et lire, c’est gratuit. Envoyer un message coûte {message_credits} crédit ; tu commences avec {signup_credits} crédits gratuits. Le prix est écrit sur le bouton. Il n’y a pas d’abonnement.',
      ],
      links: [{ label: 'Tarifs', href: '/pricing' }],
    },
    {
      heading: 'C’est quoi, premium ?',
      paragraphs: [
        'Avec ton premier pack de crédits, tu deviens premium, à vie. Tu vois toutes les photos des membres, tu peux mettre {premium_photos} photos au lieu de {free_photos}, enregistrer des recherches et voir qui a visité ton profil.',
      ],
    },
    {
      heading: 'Pourquoi je ne peux plus lancer de conversation ?',
      paragraphs: [
        'Sans achat, tu peux lancer {free_conversations} conversations. Répondre ne compte pas. Supprimer une conversation ne t’en rend pas une.',
      ],
    },
    {
      heading: 'Pourquoi mon message n’arrive pas ?',
      paragraphs: [
        'Le plus souvent, c’est que ton adresse e-mail n’est pas encore confirmée. D’ici là, nous gardons tes messages ; ils arrivent ensuite dans le bon ordre. S’il est écrit « Non envoyé », touche le message pour le renvoyer : tu ne paies qu’une fois.',
      ],
    },
    {
      heading: 'Je n’ai pas reçu l’e-mail d’activation',
      paragraphs: [
        'L’e-mail arrive en général en {activation_minutes} minute. Rien ? Regarde dans les spams. Si ton adresse e-mail est juste, demande un nouvel e-mail sur le site.',
      ],
    },
    {
      heading: 'C’est quoi, un profil fictif ?',
      paragraphs: [
        'Un profil derrière lequel il n’y a aucun membre. Tu le reconnais partout au symbole {fictional_icon}. {fictional_warning} Il n’écrit jamais en premier, et tu peux retirer les profils fictifs de tes résultats de recherche.',
      ],
    },
    {
      heading: 'Qui voit mes photos ?',
      paragraphs: [
        'Tes photos publiques sont pour tous les membres. Tes photos privées sont pour les membres premium ; les autres les voient floutées. Ton album privé n’est vu que par les membres que tu choisis, et tu peux arrêter quand tu veux. Les visiteurs voient au plus ta photo principale, et seulement si tu l’autorises.',
      ],
    },
    {
      heading: 'Est-ce que je peux être invisible ?',
      paragraphs: [
        'Oui. Tu n’es alors plus dans les résultats de recherche et personne ne peut t’écrire ni te liker, sauf si tu le fais en premier. Les conversations déjà commencées restent.',
      ],
    },
    {
      heading: 'Que faire si quelqu’un m’embête ?',
      paragraphs: [
        'Bloque le profil. Votre conversation et vos likes disparaissent, et cette personne ne te voit plus. Une arnaque, des menaces, ou pire ? Signale-le aussi.',
      ],
    },
    {
      heading: 'Où sont mes anciens messages ?',
      paragraphs: [
        'Après 180 jours, les messages sont masqués pour vous deux, puis supprimés 30 jours plus tard. Nous ne gardons ainsi rien de plus que nécessaire.',
      ],
    },
    {
      heading: 'Est-ce que je peux me faire rembourser ?',
      paragraphs: [
        'Oui, pour les crédits achetés et non utilisés : dans les {refund_days} jours, et quand tu supprimes ton compte.',
      ],
      links: [{ label: 'Remboursement', href: '/pages/return-policy' }],
    },
    {
      heading: 'Comment supprimer mon compte ?',
      paragraphs: [
        'Dans tes réglages. Ton profil disparaît tout de suite. Pendant {deletion_days} jours, tu peux revenir avec le lien reçu par e-mail ; ensuite, tout est effacé.',
      ],
      links: [{ label: 'Réglages', href: '/settings' }],
    },
  ],
} satisfies StaticPage;
