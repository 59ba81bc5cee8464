import type { PartialCatalogue, PublicMessages } from '../messages.ts';

export default {
  account_deleted: {
    until:
      'Tu peux revenir jusqu’au {until}, avec le lien qu’on vient de t’envoyer par courriel. Ensuite, on efface tout définitivement.',
    days: 'Tu peux revenir pendant {days, number} jours, avec le lien reçu par courriel. Ensuite, on efface tout définitivement.',
  },
  activation: {
    title: 'Confirme ton adresse courriel',
    error_login:
      'Connecte-toi. Si ton compte n’est pas encore actif, tu pourras alors demander un nouveau courriel.',
    error_ask: 'Demande un nouveau courriel.',
    hint: 'Le courriel arrive en général en {minutes, plural, one {une minute} other {# minutes}}. Rien ? Regarde dans les indésirables.',
    resend: 'Renvoyer un courriel',
    resent: 'Un nouveau courriel est en route.',
    resend_later: 'Tu pourras redemander un courriel dans {wait}.',
    not_me_text:
      'Alors quelqu’un d’autre a saisi ton adresse courriel. On supprime tout de suite ce compte et tout ce qu’il contient.',
    removed_text:
      'Ton adresse courriel n’est plus chez nous et tu ne recevras plus de courriels. Tu n’as rien d’autre à faire.',
  },
  mail_change: {
    title: 'Confirme ta nouvelle adresse courriel',
    done_title: 'Ton adresse courriel a changé',
    done: 'Connecte-toi désormais avec cette adresse. Si l’ancienne était confirmée, un courriel y est parti pour te permettre d’annuler.',
    revert_text:
      'Ton compte retrouve l’adresse qui a reçu ce courriel. Toutes les sessions se ferment et le mot de passe ne marche plus.',
    reverted:
      'Toutes les sessions sont fermées. Un courriel est parti pour que tu choisisses un nouveau mot de passe et retrouves ton compte.',
  },
  mailed_link: {
    why: 'Un lien reçu par courriel marche une seule fois, et pas plus longtemps qu’indiqué dans le courriel.',
    ask_anew: 'Demander un nouveau courriel',
  },
  reactivation: {
    expired_help:
      'Connecte-toi avec ton adresse courriel et ton mot de passe. Tant que les 14 jours ne sont pas passés, tu peux alors demander un nouveau courriel.',
    resend: 'Renvoyer le courriel',
    resent: 'Le courriel est en route. Regarde aussi dans les indésirables.',
  },
  reset: {
    description: 'Choisis un nouveau mot de passe avec le lien qu’on t’envoie par courriel.',
    text: 'Indique ton adresse courriel. On t’envoie un lien pour choisir un nouveau mot de passe.',
    sent_title: 'Regarde tes courriels',
    sent_hint:
      'Le lien marche {hours, plural, one {# heure} other {# heures}}. Rien reçu ? Regarde dans les indésirables.',
  },
  signup: {
    email: 'Adresse courriel',
    email_question: 'Ton adresse courriel ?',
    email_hint: 'Personne d’autre ne la voit. Tu recevras un courriel pour la confirmer.',
    step_mail: 'Envoi du courriel d’activation',
    complete_mail_first: 'Ouvre d’abord le lien de ce courriel. Tu pourras ensuite te connecter.',
    complete_text:
      'Un courriel vient de partir vers {email}. Ouvre le lien qu’il contient pour activer ton compte.',
    message_hint:
      'Ton message part dès que tu confirmes ton adresse courriel. Il coûte {price, number} de tes {free, number} crédits gratuits.',
  },
  bundles: {
    place: 'Prix taxes comprises. Pays : {country}.',
  },
  errors: {
    link_expired: 'Ce lien a expiré ou n’est pas valable. Demande un nouveau courriel.',
    account_deleting:
      'Ce compte est en cours de suppression. Envie de revenir ? Utilise le lien reçu par courriel.',
    account_banned: 'Ce compte est bloqué. Notre courriel t’explique pourquoi, et comment contester.',
    account_frozen:
      'Ton compte est suspendu le temps d’une vérification : tu peux seulement lire. Notre courriel t’en dit plus.',
    unsubscribe_link_invalid:
      'Ce lien de désabonnement n’est pas valable. Vérifie que tu l’as ouvert en entier, ou connecte-toi et coupe les courriels dans tes notifications.',
    unconfirmed: 'Confirme d’abord ton adresse courriel.',
    name_equals_email: 'Ton pseudo doit être différent de ton adresse courriel',
    name_contact_details:
      'Juste un pseudo, sans adresse courriel, numéro, lien ni autre compte. C’est toi qui décides ensuite qui peut te joindre.',
    email_invalid: 'Adresse courriel incorrecte',
    email_disposable:
      'Choisis une adresse courriel que tu garderas : les adresses jetables ne marchent pas ici.',
    email_taken: 'Cette adresse courriel a déjà un compte sur ce site.',
    new_email_invalid: 'La nouvelle adresse courriel est incorrecte.',
    email_unknown: 'Adresse courriel introuvable',
    email_in_password:
      'Ton mot de passe contient cette adresse courriel. Choisis d’abord un autre mot de passe.',
    password_contains_name: 'Choisis un mot de passe sans ton pseudo ni ton adresse courriel.',
    field_required:
      '{field, select, email {Indique ton adresse courriel} password {Indique ton mot de passe} old_password {Indique ton ancien mot de passe} new_password {Choisis un nouveau mot de passe} name {Indique un nom} account_holder {Indique le titulaire du compte} iban {Indique ton IBAN} street {Indique ta rue} house_number {Indique le numéro de ta rue} zip {Indique ton code postal} city {Indique ta ville} phone {Indique ton numéro de cellulaire} otp {Saisis le code} topic {Choisis un sujet} gender {Choisis ton genre} country {Choisis ton pays} date_of_birth {Indique ta date de naissance} other {Remplis ce champ}}',
    contact_unreadable: 'Indique une adresse courriel ou un numéro de téléphone',
    phone_invalid: 'Indique un numéro de cellulaire.',
  },
  complaints: {
    email: 'Ton adresse courriel',
    next_received: 'Tu reçois tout de suite une confirmation par courriel, avec une référence.',
    next_answered: 'On t’écrit ce qu’il en ressort. Pas d’accord ? Réponds simplement à ce courriel.',
    sent_text: 'Tu vas recevoir une confirmation par courriel. Ta référence : <code>{reference}</code>.',
    follow_reference_hint: 'Huit lettres et chiffres ; ils sont dans notre courriel.',
    follow_answered: 'Réponse envoyée le {day}. Elle est dans tes courriels.',
  },
  notice: {
    danger: 'Quelqu’un est en danger maintenant ? Appelle le 911. Ce site n’est pas un service de secours.',
    next_received: 'Tu reçois tout de suite une confirmation par courriel, avec une référence.',
    sent_text:
      'Merci de nous l’avoir dit. Ta référence : <code>{reference}</code>. Si tu as laissé une adresse, tu la recevras aussi par courriel.',
  },
  home: {
    title: 'Rencontre des gars près de chez toi',
    discreet_text:
      'Les autres voient ton âge, jamais ta date de naissance ni ton courriel. Tu décides qui voit tes photos privées.',
  },
  transparency_reason: {
    spam_or_scam: 'Pourriel ou arnaque',
  },
} satisfies PartialCatalogue<PublicMessages>;
