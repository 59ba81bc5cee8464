import type { StaticPage } from './static-page.ts';

/** The last two sections are the model instructions and form of Directive 2011/83/EU in their official words. */
export default {
  title: 'Remboursement',
  description: 'Ce que {site} te rembourse s’il te reste des crédits, quand et comment.',
  intro: 'Ce que tu n’utilises pas peut t’être remboursé. Voici quoi, jusqu’à quand et comment.',
  sections: [
    {
      heading: 'Dans les {refund_days} jours',
      paragraphs: [
        'Tu changes d’avis après un achat ? Dans les {refund_days} jours, nous remboursons les crédits achetés que tu n’as pas encore utilisés. Tu n’as pas à donner de raison. Tu restes premium tant que tu as au moins un achat dont tu n’as pas demandé le remboursement pendant ces jours-là, même en partie, et qui n’a été ni remboursé ni annulé par la banque. Sinon, premium s’arrête, et nous te le disons avant ta demande.',
        'Nous ne remboursons pas les crédits que tu as utilisés : à l’achat, tu nous demandes de les fournir tout de suite. Les crédits gratuits n’ont pas de valeur en argent.',
      ],
    },
    {
      heading: 'Si tu supprimes ton compte',
      paragraphs: [
        'Si tu supprimes ton compte, nous remboursons les crédits achetés et non utilisés, même après ces {refund_days} jours.',
      ],
    },
    {
      heading: 'Rendu automatiquement',
      list: [
        'Un message payant que le destinataire n’a pas ouvert après 7 jours.',
        'Un message payant à une personne dont nous avons supprimé le profil.',
        'Un paiement qui a échoué : il n’y a alors pas de crédits et rien n’est débité, ou la somme t’est rendue.',
      ],
    },
    {
      heading: 'Comment le demander',
      paragraphs: [
        'Ouvre tes transactions, choisis l’achat et demande le remboursement. Tu peux aussi écrire à {support_email}, avec le numéro du paiement. L’argent revient dans les 14 jours, par le moyen de paiement utilisé.',
      ],
      links: [{ label: 'Transactions', href: '/transactions' }],
    },
    {
      heading: 'Tu n’es pas d’accord avec nous ?',
      paragraphs: ['Envoie une réclamation. Quelqu’un qui n’a pas pris part à la décision la réexamine.'],
      links: [{ label: 'Réclamations', href: '/complaints' }],
    },
    {
      id: 'withdrawal-instructions',
      heading: 'Informations standardisées sur la rétractation',
      paragraphs: [
        'Droit de rétractation',
        'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours.',
        'Le délai de rétractation expire quatorze jours après le jour de la conclusion du contrat.',
        'Pour exercer le droit de rétractation, vous devez nous notifier ({company_name}, {company_address}, {company_city}, {company_country}, {support_phone}, {support_email}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation mais ce n’est pas obligatoire.',
        'Vous pouvez également exercer votre droit de rétractation en ligne sur https://{domain}/transactions. Si vous utilisez cette fonctionnalité en ligne, nous vous enverrons, dans les meilleurs délais, un accusé de réception de la rétractation sur un support durable (par exemple, par courriel), y compris son contenu ainsi que la date et l’heure de sa soumission.',
        'Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.',
        'Effets de la rétractation',
        'En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison (à l’exception des frais supplémentaires découlant du fait que vous avez choisi, le cas échéant, un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous) sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent ; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous.',
        'Si vous avez demandé de commencer la prestation de services pendant le délai de rétractation, vous devrez nous payer un montant proportionnel à ce qui vous a été fourni jusqu’au moment où vous nous avez informés de votre rétractation du présent contrat, par rapport à l’ensemble des prestations prévues par le contrat.',
      ],
      links: [{ label: 'Transactions', href: '/transactions' }],
    },
    {
      id: 'withdrawal-form',
      heading: 'Modèle de formulaire de rétractation',
      paragraphs: [
        '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat)',
      ],
      list: [
        'À l’attention de {company_name}, {company_address}, {company_city}, {company_country}, {support_email} :',
        'Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat (*) portant sur la vente du bien (*)/pour la prestation de service (*) ci-dessous',
        'Commandé le (*)/reçu le (*)',
        'Nom du (des) consommateur(s)',
        'Adresse du (des) consommateur(s)',
        'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)',
        'Date',
        '(*) Biffez la mention inutile.',
      ],
    },
  ],
} satisfies StaticPage;
