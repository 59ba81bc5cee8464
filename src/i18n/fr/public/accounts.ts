export const login = {
  description: 'Connecte-toi et reprends où tu en étais.',
  continue: 'Connecte-toi pour continuer.',
  forgot: 'Mot de passe oublié ?',
  passkey: 'Utiliser une clé d’accès',
  or: 'ou',
  passkey_cancelled: 'La connexion par clé d’accès a été interrompue. Réessaie ou utilise ton mot de passe.',
  no_account: 'Pas encore de compte ?',
  logged_out: 'Ta session est fermée.',
  ended: 'Ta session est terminée. Reconnecte-toi pour continuer.',
  banned_until: 'Tu pourras te reconnecter à partir du {until}.',
  banned_for_good: 'C’est définitif.',
  banned_why: 'Lire pourquoi, et contester',
} as const;

export const signup = {
  description: 'Crée un profil gratuit en une minute et vois qui est près de chez toi.',
  progress: 'Étape {step, number} sur {total, number}',
  name: 'Pseudo',
  name_question: 'Quel sera ton pseudo ?',
  name_hint: 'C’est ce que voient les autres membres. Pas besoin de ton vrai nom.',
  birth_date: 'Date de naissance',
  birth_date_question: 'Ta date de naissance ?',
  birth_date_hint: 'Les autres ne voient que ton âge.',
  day: 'Jour',
  month: 'Mois',
  year: 'Année',
  gender: 'Je suis',
  country: 'Pays',
  region_none: 'Je préfère ne pas le dire',
  place_question: 'Où habites-tu ?',
  region_again: 'Tu as changé de pays. Choisis de nouveau où tu habites, ou laisse vide.',
  place_hint: 'Tu verras ainsi les membres près de chez toi. On ne te demande jamais ton adresse.',
  email: 'Adresse e-mail',
  email_question: 'Ton adresse e-mail ?',
  email_hint: 'Personne d’autre ne la voit. Tu recevras un e-mail pour la confirmer.',
  email_suggestion: 'Tu voulais dire {email} ?',
  email_suggestion_use: 'Utiliser {email}',
  password: 'Mot de passe',
  password_question: 'Choisis un mot de passe',
  password_hint: 'Au moins {min, number} caractères. Une phrase courte marche très bien.',
  password_again: 'On ne garde pas ton mot de passe. Retape-le.',
  password_show: 'Afficher le mot de passe',
  password_hide: 'Masquer le mot de passe',
  strength_short: 'Encore trop court',
  strength_weak: 'Facile à deviner',
  strength_fair: 'Correct',
  strength_strong: 'Solide',
  visible_to_visitors: 'Même sans compte, on peut voir mon profil : photo principale, pseudo, âge, ville et ce que je dis de moi.',
  terms: 'J’ai {min_age} ans ou plus et j’accepte les <terms>conditions</terms> et la <privacy>politique de confidentialité</privacy>.',
  submit: 'Créer mon compte',
  has_account: 'Déjà un compte ?',
  working: 'On crée ton compte',
  locked: 'Encore un instant, c’est presque fini.',
  step_check: 'Vérification des infos',
  step_create: 'Création du compte',
  step_matches: 'Recherche de matchs',
  step_mail: 'Envoi de l’e-mail d’activation',
  step_done: 'C’est fait',
  complete_title: 'Bienvenue, {name}',
  complete_mail_first: 'Ouvre d’abord le lien de cet e-mail. Tu pourras ensuite te connecter.',
  complete_text: 'Un e-mail vient de partir vers {email}. Ouvre le lien qu’il contient pour activer ton compte.',
  about: 'Tu retrouveras {name} juste après.',
  message: 'Message à {name}',
  message_question: 'Que veux-tu écrire à {name} ?',
  message_placeholder: 'Salut, ton profil me plaît…',
  message_hint: 'Ton message part dès que tu confirmes ton adresse e-mail. Il coûte {price, number} de tes {free, number} crédits gratuits.',
  message_left: 'Encore {count, plural, one {# caractère} other {# caractères}}',
  message_over: '{count, plural, one {# caractère} other {# caractères}} en trop',
  message_skip: 'Continuer sans message',
  complete_message: 'Ton message à {name} est prêt. Il arrivera dès que ton compte sera actif.',
  complete_member: 'Retrouver {name}',
  complete_more: 'Voir qui pourrait te plaire',
  matches_title: 'Ces profils pourraient te plaire',
  matches_text: 'Près de chez toi et autour de ton âge. Un like ne coûte rien. S’il est réciproque, c’est un match.',
  matches_none: 'Personne pour l’instant',
  matches_none_text: 'Il n’y a encore personne de ton âge près de chez toi. Continue à regarder, si tu veux.',
} as const;

export const complete_signup = {
  title: 'Terminer l’inscription',
  text: 'Choisis un mot de passe, accepte les conditions, et c’est bon.',
  over_title: 'Lien expiré ou non valable',
  over_text: 'Ce lien a déjà servi ou n’est plus valable. Si ton compte est prêt, connecte-toi. Sinon, inscris-toi ici.',
  over_member: 'Ce lien a déjà servi ou n’est plus valable. Tu n’en as plus besoin : ta session est ouverte.',
} as const;

export const closed_signup = {
  title: 'Inscription sur invitation',
  text: '{site} n’est ouvert que sur invitation en ce moment. Tu connais un membre ? Demande-lui une invitation : son lien te fait entrer.',
  invitation_title: 'Cette invitation ne marche pas',
} as const;

export const activation = {
  title: 'Confirme ton adresse e-mail',
  text: 'Plus qu’un bouton et ton compte est actif.',
  submit: 'Activer mon compte',
  done_title: 'Ton compte est actif',
  done_text: 'Les autres voient maintenant ton profil et peuvent t’écrire.',
  done_messages: '{count, plural, one {Le message que tu avais écrit est bien arrivé.} other {Les # messages que tu avais écrits sont bien arrivés.}}',
  done_start: 'Voir les membres',
  error_help: 'Le lien a expiré ou a déjà servi.',
  error_login: 'Connecte-toi. Si ton compte n’est pas encore actif, tu pourras alors demander un nouvel e-mail.',
  error_active: 'Ton compte est déjà actif : tu n’as rien à faire.',
  error_ask: 'Demande un nouvel e-mail.',
  reminder_text: 'Un lien t’attend à l’adresse {email}. Tant que tu ne l’as pas ouvert, personne ne voit ton profil et tes messages attendent.',
  hint: 'L’e-mail arrive en général en {minutes, plural, one {une minute} other {# minutes}}. Rien ? Regarde dans les spams.',
  resend: 'Renvoyer un e-mail',
  resent: 'Un nouvel e-mail est en route.',
  resend_later: 'Tu pourras redemander un e-mail dans {wait}.',
  not_me: 'Ce n’était pas moi',
  not_me_question: 'Cette inscription n’est pas de toi ?',
  not_me_text: 'Alors quelqu’un d’autre a saisi ton adresse e-mail. On supprime tout de suite ce compte et tout ce qu’il contient.',
  not_me_submit: 'Supprimer ce compte',
  removed_title: 'Le compte est supprimé',
  removed_text: 'Ton adresse e-mail n’est plus chez nous et tu ne recevras plus d’e-mails. Tu n’as rien d’autre à faire.',
} as const;

export const reset = {
  title: 'Mot de passe oublié',
  description: 'Choisis un nouveau mot de passe avec le lien qu’on t’envoie par e-mail.',
  text: 'Indique ton adresse e-mail. On t’envoie un lien pour choisir un nouveau mot de passe.',
  ask: 'Recevoir un lien',
  back: 'Retour à la connexion',
  sent_title: 'Regarde tes e-mails',
  sent: 'Un lien est parti vers {email}.',
  sent_perhaps: 'Si {email} a un compte ici, un lien est en route.',
  sent_hint: 'Le lien marche {hours, plural, one {# heure} other {# heures}}. Rien reçu ? Regarde dans les spams.',
} as const;

export const new_password = {
  title: 'Choisis un nouveau mot de passe',
  text: 'Ta session s’ouvre ici et se ferme sur tous tes autres appareils. Tes clés d’accès seront à ajouter de nouveau.',
  label: 'Nouveau mot de passe',
  again: 'Encore une fois',
  submit: 'Enregistrer',
  done: 'Ton mot de passe a changé.',
} as const;

export const mail_change = {
  title: 'Confirme ta nouvelle adresse e-mail',
  text: 'Plus qu’un bouton et ton compte utilise cette adresse.',
  submit: 'Utiliser cette adresse',
  done_title: 'Ton adresse e-mail a changé',
  done: 'Connecte-toi désormais avec cette adresse. Si l’ancienne était confirmée, un e-mail y est parti pour te permettre d’annuler.',
  revert_title: 'Reprendre ton ancienne adresse',
  revert_text: 'Ton compte retrouve l’adresse qui a reçu cet e-mail. Toutes les sessions se ferment et le mot de passe ne marche plus.',
  revert_submit: 'Annuler le changement',
  reverted_title: 'Ton ancienne adresse est de retour',
  reverted: 'Toutes les sessions sont fermées. Un e-mail est parti pour que tu choisisses un nouveau mot de passe et retrouves ton compte.',
  reverted_again: 'Renvoyer un lien',
} as const;

export const mailed_link = {
  why: 'Un lien reçu par e-mail marche une seule fois, et pas plus longtemps qu’indiqué dans l’e-mail.',
  ask_anew: 'Demander un nouvel e-mail',
} as const;

export const account_deleted = {
  title: 'Ton compte est supprimé',
  hidden: 'Plus personne ne te voit, et toutes tes sessions sont fermées.',
  until: 'Tu peux revenir jusqu’au {until}, avec le lien qu’on vient de t’envoyer par e-mail. Ensuite, on efface tout définitivement.',
  days: 'Tu peux revenir pendant {days, number} jours, avec le lien reçu par e-mail. Ensuite, on efface tout définitivement.',
  goodbye: 'Merci d’avoir été des nôtres. Prends soin de toi.',
  home: 'Retour à l’accueil',
} as const;

export const reactivation = {
  title: 'Envie de revenir ?',
  text: 'Un bouton et ton compte est de retour, comme tu l’avais laissé. Il ne reste qu’à te connecter.',
  submit: 'Oui, je reviens',
  done_title: 'Te revoilà',
  done_text: 'Tout est comme avant. Il ne te reste qu’à te connecter.',
  expired_help: 'Connecte-toi avec ton adresse e-mail et ton mot de passe. Tant que les 14 jours ne sont pas passés, tu peux alors demander un nouvel e-mail.',
  resend: 'Renvoyer l’e-mail',
  resent: 'L’e-mail est en route. Regarde aussi dans les spams.',
} as const;

/** A neutral name for browser tabs, emails and the installed app. */
export const discreet = {
  name: 'Agenda',
  leave: 'Sortie rapide',
  leave_short: 'Sortir',
} as const;
