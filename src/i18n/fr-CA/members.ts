import type { MembersMessages, PartialCatalogue } from '../messages.ts';

export default {
  chat: {
    held: 'Arrivera dès que ton adresse courriel sera confirmée',
    unconfirmed:
      'Confirme d’abord ton adresse courriel. D’ici là, on garde tes messages sans les distribuer.',
  },
  gift_name: {
    cinema: 'Soirée cinéma',
    bear: 'Ourson en peluche',
    dinner: 'Souper',
  },
  icebreaker_interest: {
    gym: 'Au gym, c’est quoi ton exercice préféré, et celui que tu sautes discrètement ?',
    party: 'Tu rentres de bonne heure, ou tu fermes la place ?',
    biking: 'Vélo de route, vélo de montagne, ou juste pour aller prendre un verre ?',
    bbq: 'Qu’est-ce qu’il y a toujours sur ton BBQ ?',
  },
  time_bonus: {
    receipt: 'Tes crédits arrivent tout de suite, avec un reçu par courriel. Pas d’abonnement.',
  },
  report: {
    danger:
      'Danger maintenant ? Appelle le 911. On regarde au plus vite, mais ce site n’est pas un service de secours.',
    sent_text:
      'Merci de nous l’avoir dit. Ta référence : <code>{reference}</code> ; tu la recevras aussi par courriel.',
  },
  report_reason: {
    spam_or_scam: 'Pourriel ou arnaque',
  },
  disabled_alert: {
    label: 'Tes courriels sont coupés',
  },
  disabled_reason: {
    bounce: 'Nos courriels ne t’arrivent pas',
    fbl: 'Courriels coupés après un signalement comme pourriel',
    listunsubscribe: 'Courriels coupés à ta demande',
  },
  interest: {
    onenightstand: 'Aventure d’un soir',
    safesex: 'Sexe sécuritaire',
    publicsex: 'Sexe en plein air',
    sextoys: 'Jouets sexuels',
    masturbating: 'Masturbation',
    threesome: 'Trip à trois',
    gym: 'Gym',
    hiking: 'Randonnée',
    shopping: 'Magasinage',
    foodie: 'Bien manger',
    bbq: 'BBQ',
    vegetarian: 'Végé',
  },
} satisfies PartialCatalogue<MembersMessages>;
