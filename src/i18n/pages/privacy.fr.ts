import type { StaticPage } from './static-page.ts';

export default {
  title: 'Confidentialité',
  description: 'Quelles données {site} a sur toi, pourquoi, qui les voit et comment les retirer.',
  intro:
    'Qui tu es et ce que tu cherches n’appartient qu’à toi. Voici quelles données nous avons, pourquoi, et comment les consulter, les emporter ou les retirer. Le responsable du traitement est {company_name}, {company_address}, {company_city}, {company_country}.',
  sections: [
    {
      heading: 'Ce que nous savons de toi',
      list: [
        'Ce que tu remplis : adresse e-mail, pseudo, date de naissance, genre, pays et, si tu veux, région, ville, apparence, centres d’intérêt et ton texte de présentation.',
        'Ce que tu fais : photos, likes, messages, cadeaux, blocages et signalements.',
        'Ce que tu achètes : packs, montants et moyen de paiement. Les données de ta carte ou de ton compte vont au service de paiement ; pour un prélèvement, nous conservons nous-mêmes, sous forme chiffrée, ce que demande le mandat : nom, adresse, compte et numéro de téléphone, jusqu’à 14 mois après le débit, même si tu supprimes ton compte.',
        'Comment tu nous as trouvés : par quel partenaire ou quel lien, avec les paramètres de ce lien. Jamais de qui venait ton invitation.',
        'Ce qu’il faut pour garder le site sûr : d’où et avec quoi tu te connectes (pays, appareil et navigateur), tes clés d’accès et, très brièvement, le réseau d’où vient une demande.',
      ],
    },
    {
      heading: 'Données sensibles',
      paragraphs: [
        'Ton orientation, tes centres d’intérêt et parfois ta seule présence ici disent quelque chose de ta vie sexuelle. La loi protège davantage ces données. Nous ne les utilisons qu’avec ton consentement explicite, que tu donnes en t’inscrivant et en remplissant ces champs. Tu peux laisser chaque champ vide ou l’effacer plus tard, et retirer ton consentement en supprimant ton compte.',
        'Si « Trouver un match » te demande une préférence d’apparence ou d’origine, tu peux passer la question. Cette réponse n’exclut personne et ne quitte pas ton navigateur.',
      ],
    },
    {
      heading: 'Pourquoi, et sur quelle base',
      list: [
        'Ton compte, la recherche, les likes, les conversations et les achats : pour exécuter le contrat avec toi.',
        'Les données sensibles, les notifications sur ton appareil et les actualités par e-mail : avec ton consentement.',
        'La lutte contre les abus, le spam et les arnaques : dans ton intérêt, celui des autres membres et le nôtre.',
        'Les paiements et la TVA : parce que la loi l’exige. Pour la TVA, deux indices nous disent dans quel pays tu es.',
      ],
    },
    {
      heading: 'Qui voit quoi',
      paragraphs: [
        'Les autres membres voient ton pseudo, ton âge, tes photos publiques et ce que tu remplis d’autre. Jamais ta date de naissance ni ton adresse e-mail. Les membres premium voient aussi tes photos privées ; ton album privé n’est vu que par les membres que tu choisis. Les visiteurs sans compte voient ton profil (photo principale, pseudo, âge, ville et ce que tu dis de toi) seulement si tu l’autorises.',
        'En mode invisible, seuls les membres à qui tu as écrit ou envoyé un like voient ton profil. Les membres que tu bloques ne te voient plus. Tu peux choisir de ne pas montrer que tu es en ligne, que tu écris, que tu as lu ou que tu as visité un profil ; tu ne le vois alors plus chez les autres non plus.',
      ],
    },
    {
      heading: 'Où tu es',
      paragraphs: [
        'Si tu utilises ta position, nous cherchons la ville correspondante et oublions les coordonnées : nous ne les conservons pas. Nous connaissons seulement ta ville, ou une zone de 5 kilomètres sur 5. Les autres voient au plus une distance, par grands paliers. De chaque photo que tu ajoutes, nous retirons la position et les autres données cachées.',
      ],
    },
    {
      heading: 'À qui nous transmettons des données',
      paragraphs: [
        'À des prestataires qui travaillent pour nous : hébergement, e-mails, paiements, SMS et notifications. Ils ne reçoivent que le nécessaire et ne peuvent rien en faire d’autre. Les notifications sur ton appareil partent sans nom et sans contenu. Sinon, nous ne transmettons rien, sauf si la loi nous y oblige.',
        'Nous ne vendons ni données ni membres, et nous ne les partageons avec aucun autre site de rencontre. C’est fixé dans le site lui-même : le réglage « member_resell » est toujours « {member_resell} ».',
      ],
    },
    {
      heading: 'Combien de temps',
      list: [
        'Ton compte et ton profil : jusqu’à ce que tu les supprimes. {deletion_days} jours après, tout est effacé, y compris les conversations chez l’autre.',
        'Un compte dont personne ne confirme l’adresse e-mail : {unconfirmed_days} jours. Ce qu’un partenaire nous a transmis sur toi sans que tu finisses ton inscription : {partner_signup_days} jours.',
        'Les messages : masqués après 180 jours, supprimés 30 jours plus tard.',
        'Une copie de tes données que tu as demandée : {export_days} jours.',
        'Les paiements : aussi longtemps que la loi fiscale l’exige, séparés de ton profil.',
        'Les preuves d’un signalement : jusqu’à ce qu’il soit traité.',
      ],
      paragraphs: [
        'Les crédits gratuits et la remise de bienvenue ne sont offerts qu’une fois par adresse e-mail. Si tu effaces un compte qui les a reçus, nous gardons pour cela pendant {mailbox_months} mois une empreinte chiffrée de ton adresse, et rien d’autre sur toi. Cette empreinte ne permet à personne de retrouver une adresse.',
        'Si nous restaurons une sauvegarde, nous effaçons de nouveau les comptes qui l’étaient. Pour cela, nous gardons pendant {erasure_days} jours un pseudonyme d’un compte effacé, et rien d’autre sur toi.',
      ],
    },
    {
      heading: 'Tes droits',
      paragraphs: [
        'Tu peux consulter, corriger, emporter et effacer tes données, et t’opposer à leur utilisation. Tu fais presque tout toi-même : dans ton profil, et dans tes réglages, où tu peux tout télécharger et supprimer ton compte. Tu y vois aussi où ton compte est ouvert.',
        'Quelque chose ne marche pas ? Écris à {support_email} ; nous répondons dans le mois. Tu peux aussi déposer une plainte auprès de l’autorité de protection des données de ton pays : la CNIL en France, et aux Pays-Bas l’Autoriteit Persoonsgegevens.',
      ],
      links: [{ label: 'Réglages', href: '/settings' }],
    },
    {
      heading: 'Aucune décision prise par un ordinateur seul',
      paragraphs: [
        'Des programmes nous aident à repérer le spam et les abus. C’est une personne qui décide de fermer un compte, et tu peux contester.',
      ],
    },
    {
      heading: 'Sécurité',
      paragraphs: [
        'Nous conservons ton mot de passe de telle façon que nous-mêmes ne pouvons pas le lire. Les échanges sont chiffrés, les accès sont limités et enregistrés. S’il arrivait malgré tout quelque chose qui te concerne, nous te le dirions.',
      ],
      links: [{ label: 'Cookies', href: '/pages/cookies' }],
    },
  ],
} satisfies StaticPage;
