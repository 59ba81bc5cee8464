import type { LanderMessages, PartialCatalogue } from '../messages.ts';

export default {
  lander_adultonly: {
    neutral_text: 'En mode discret, l’onglet, les courriels et l’app portent un nom banal.',
  },
  lander_collagelanding: {
    lead: 'Ces gars se montrent déjà. Toi, tu décides de ce que tu montres, et à qui.',
  },
  lander_maplanding: {
    lead: 'Des gars près de chez toi, sans épingle sur la carte.',
  },
  lander_member: {
    message_hint: 'Tu peux laisser vide. Il arrivera dès que tu auras confirmé ton adresse courriel.',
  },
  lander_socialnetwork: {
    title: 'Des gars à rencontrer, pas à suivre',
  },
  lander_tinderswipe: {
    lead: 'Une poignée de gars, avant même d’avoir un compte. On garde tes oui pour toi.',
    yeses_text: 'Ils deviennent des likes dès que ton adresse courriel est confirmée. Juste une question :',
  },
} satisfies PartialCatalogue<LanderMessages>;
