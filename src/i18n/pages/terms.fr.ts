import type { StaticPage } from './static-page.ts';

export default {
  title: 'Conditions générales',
  description: 'Le contrat entre toi et {site}, en mots simples.',
  intro:
    'Voici le contrat entre toi et {company_name}, l’entreprise derrière {site}. Nous l’avons fait court et lisible. Il s’applique dès que tu crées un compte.',
  sections: [
    {
      heading: 'Qui peut s’inscrire',
      paragraphs: [
        '{site} est réservé aux adultes de {min_age} ans et plus. En dessous de cet âge, on ne peut pas créer de compte. Si nous soupçonnons qu’une personne est plus jeune, nous fermons le compte le temps de vérifier.',
        'Tu as un seul compte, pour toi. Tes informations sont exactes, tes photos sont de toi et tu ne donnes ton mot de passe à personne.',
      ],
    },
    {
      heading: 'Ce qui est gratuit et ce qui coûte des crédits',
      paragraphs: [
        'S’inscrire, créer un profil, chercher, envoyer des likes et lire les messages, c’est gratuit. À l’inscription, tu reçois {signup_credits} crédits pour essayer. Sans achat, tu peux lancer {free_conversations} conversations ; répondre reste toujours possible.',
      ],
      list: [
        'Envoyer un message coûte {message_credits} crédit.',
        'Envoyer une photo dans une conversation coûte {photo_credits} crédits. La regarder est gratuit.',
        'Un cadeau coûte 1, 3, 5 ou 10 crédits. Le prix est indiqué.',
      ],
    },
    {
      heading: 'Acheter',
      paragraphs: [
        'Les crédits s’achètent par pack, en une fois. Il n’y a pas d’abonnement et rien n’est jamais débité automatiquement. Tous les prix comprennent la TVA. Avant de payer, tu vois le prix, le prix par crédit, la remise éventuelle et le total.',
        'Avec ton premier pack, tu deviens membre premium, à vie. Tu ne perds ce statut que si, pour chacun de tes achats, tu demandes un remboursement, même partiel, dans les {refund_days} jours, ou si l’argent t’est rendu autrement. Les crédits n’expirent pas. Les crédits gratuits sont utilisés en premier.',
        'Chaque remise suit les conditions affichées avec elle. Un compte à rebours est toujours réel : arrivé à zéro, il met fin à la remise.',
      ],
      links: [
        { label: 'Tarifs', href: '/pricing' },
        { label: 'Remboursement', href: '/pages/return-policy' },
      ],
    },
    {
      heading: 'Tes crédits, en toute honnêteté',
      paragraphs: [
        'Si le destinataire n’a pas ouvert ton message payant après 7 jours, ou si nous avons supprimé son profil, tes crédits te sont rendus. Tu peux fixer un plafond de dépenses mensuel : le baisser agit tout de suite, le relever seulement après 24 heures.',
      ],
    },
    {
      heading: 'Profils fictifs',
      paragraphs: [
        'Certains profils sont fictifs. Tu les reconnais partout au symbole {fictional_icon} : sur la carte, sur le profil, avec les likes, dans les conversations, les e-mails et les notifications. {fictional_warning}',
        'Un profil fictif n’écrit et ne like jamais en premier. Tu lis l’avertissement avant de dépenser ton premier crédit, et tu peux retirer les profils fictifs de tes résultats de recherche.',
      ],
    },
    {
      heading: 'Le respect entre membres',
      paragraphs: ['Tu restes responsable de ce que tu écris et publies. Ceci est interdit :'],
      list: [
        'Des mineurs en image ou en mots, sous quelque forme que ce soit.',
        'Les photos ou les données d’une autre personne sans son accord.',
        'Menacer, harceler, discriminer ou faire chanter quelqu’un.',
        'Les arnaques, la publicité, l’offre de services payants ou les demandes d’argent.',
        'Te faire passer pour quelqu’un d’autre, ou aspirer le site avec des programmes.',
      ],
    },
    {
      heading: 'Signaler, décider et contester',
      paragraphs: [
        'Tu peux signaler chaque profil, chaque photo et chaque message. C’est une personne qui décide. La personne qui signale et celle qui est signalée apprennent toutes deux ce que nous avons décidé, selon quelle règle, et comment contester. La décision peut être : ne rien faire, supprimer quelque chose, avertir, ou fermer un compte pour un temps ou définitivement.',
        'Si nous fermons ton compte, nous te remboursons les crédits achetés et non utilisés, sauf si la loi nous l’interdit.',
      ],
      links: [{ label: 'Réclamations', href: '/complaints' }],
    },
    {
      heading: 'Tes photos et tes textes',
      paragraphs: [
        'Ce que tu publies reste à toi. Tu nous autorises seulement à le montrer sur le site à ceux que tu as choisis, et pour cela à l’enregistrer et à le redimensionner. Cette autorisation prend fin quand tu le supprimes. Nous ne l’utilisons pas en publicité.',
      ],
    },
    {
      heading: 'Messages',
      paragraphs: [
        'Tant que tu n’as pas confirmé ton adresse e-mail, nous gardons tes messages sans les distribuer. Les messages de plus de 180 jours sont masqués, puis supprimés 30 jours plus tard, sauf si un signalement en a encore besoin.',
      ],
    },
    {
      heading: 'Partir',
      paragraphs: [
        'Tu peux toujours supprimer ton compte toi-même, sans raison. Les autres ne voient alors plus ton profil. Dans les {deletion_days} jours, tu peux revenir avec le lien reçu par e-mail ; ensuite, tout est effacé.',
      ],
    },
    {
      heading: 'Ce que tu peux attendre de nous',
      paragraphs: [
        'Nous faisons de notre mieux pour que le site marche et soit sûr, mais nous ne pouvons pas promettre qu’il marchera toujours ni que tu rencontreras quelqu’un. Nous ne vérifions pas qui sont les membres, sauf quand un profil l’indique. La première fois, donne rendez-vous là où il y a du monde.',
        'Nous répondons des dommages causés par notre faute comme le prévoit la loi. Rien dans ce texte ne limite tes droits de consommateur.',
      ],
    },
    {
      heading: 'Changements et droit applicable',
      paragraphs: [
        'Si ces conditions changent à ton désavantage, nous te le disons au moins 30 jours avant et tu peux partir sans frais ; nous remboursons alors les crédits achetés et non utilisés. Ces conditions sont régies par le droit du pays de {company_name} ; les règles qui te protègent comme consommateur dans ton propre pays restent applicables.',
      ],
    },
    {
      heading: 'Noms de lieux',
      paragraphs: [
        'Les lieux à choisir viennent de GeoNames (www.geonames.org), sous licence CC BY 4.0 (creativecommons.org/licenses/by/4.0). Nous avons écarté ceux où aucun membre n’habite, et donnons à certains lieux le nom qu’ils portent sur place.',
      ],
    },
    {
      heading: 'Qui nous sommes',
      paragraphs: [
        '{company_name}, {company_address}, {company_city}, {company_country}. Noms commerciaux : {company_tradenames}. Registre du commerce {company_kvk}, TVA {company_vat}. Tu peux nous joindre à {support_email} ou au {support_phone}.',
      ],
    },
  ],
} satisfies StaticPage;
