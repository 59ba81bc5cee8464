export const check_in = {
  title: 'Suivi de rencontre',
  row: 'Un proche est prévenu si tu ne réponds pas',
  intro:
    'Tu vas rencontrer quelqu’un pour la première fois ? Après, on te demande si tout va bien. Sans réponse dans la demi-heure, un proche que tu choisis reçoit par e-mail ce que tu veux partager.',
  due_title: 'Tout va bien ?',
  due_text:
    'Tu voulais qu’on te pose la question le {time}. Une demi-heure plus tard, on écrit à {friend}, sauf si tu réponds.',
  alarmed_title: 'On a écrit à {friend}',
  alarmed_text: 'Tu n’as pas répondu à temps. Tout va bien ? On le dira tout de suite à {friend}.',
  open_title: 'Avec {person}',
  open_text: 'On te pose la question le {time}. Sans nouvelles de toi, on écrit à {friend}.',
  unheard:
    'On te pose la question le {time}, mais {friend} ne veut pas recevoir de message. Personne n’est donc prévenu : choisis plutôt un autre proche.',
  unheard_asked:
    'Tu voulais qu’on te pose la question le {time}. {friend} ne veut pas recevoir de message, donc personne n’est prévenu.',
  waiting: 'Pas encore envoyé. Ça partira dès que la connexion revient.',
  place: 'Où : {place}',
  planned: 'Prévu',
  plan_title: 'Prévoir un suivi',
  plan_first: 'Choisis d’abord un proche ci-dessous. Dès qu’il dit oui, tu peux prévoir un suivi.',
  person: 'Qui vas-tu voir ?',
  where: 'Où ? (facultatif)',
  where_hint: 'Une adresse, un bar, une ville : ce qu’il faut à ton proche pour te retrouver.',
  note: 'Autre chose à dire à ton proche ? (facultatif)',
  friend: 'Qui prévenir ?',
  starts: 'Quand ça commence ?',
  due: 'Quand te demander si tout va bien ?',
  zone: 'Heures de {zone}',
  preview: 'Voir ce que recevrait ton proche',
  preview_title: 'Ce que reçoit {friend}',
  preview_when:
    'Seulement si tu ne réponds pas dans la demi-heure après le {time}, et rien avant. Un jour après la fin, tout est effacé.',
  preview_links:
    'Le texte ne dit pas de quel site il s’agit, mais le lien en dessous mène ici : son adresse montre le domaine du site.',
  preview_subject: 'Objet : {subject}',
  confirm: 'Prévoir ce suivi',
  change: 'Changer quelque chose',
  plan_done: 'C’est prévu. On te pose la question le {time}. Amuse-toi bien.',
  friends: 'Tes proches',
  friends_hint:
    'Ton proche reçoit un seul e-mail, dont le texte ne cite ni {site} ni ce que tu y fais, et doit d’abord dire oui. Les liens mènent à ce site : leur adresse montre donc son domaine. L’adresse de ton proche ne nous sert à rien d’autre.',
  friend_remove: 'Supprimer {name}',
  friend_remove_text: 'Les suivis avec {name} s’arrêtent aussi. {name} n’en saura rien.',
  friend_removed: '{name} n’est plus dans ta liste.',
  friend_name: 'Comment s’appelle ton proche ?',
  friend_email: 'Adresse e-mail de ton proche',
  friend_known_as: 'Comment ton proche t’appelle ?',
  friend_add: 'Demander à ce proche',
  friend_added: 'On a posé la question à {name}. La réponse s’affichera ici.',
  not_emergency:
    'Ce n’est pas un service d’urgence : un e-mail peut arriver tard ou rester non lu. En cas de danger, appelle le numéro d’urgence.',
  tips: 'D’autres conseils pour une rencontre sûre',
} as const;

export const check_in_friend = {
  asked: 'Pas encore de réponse',
  accepted: 'A dit oui',
  refused: 'Préfère dire non',
} as const;

export const check_in_answer = {
  well: 'Tout va bien',
  postpone: 'Me redemander dans une heure',
  cancel: 'Annuler ce suivi',
} as const;

export const check_in_answered = {
  well: 'Merci, ça rassure.',
  postpone: 'On te redemande dans une heure.',
  cancel: 'Ce suivi est annulé.',
} as const;

export const check_in_done = {
  well: 'Tant mieux.',
  postpone: 'On te redemande une heure plus tard.',
  cancel: 'Ce suivi est annulé. Personne n’est prévenu.',
} as const;

export const check_in_link = {
  question: 'Tout va bien ?',
  question_text: 'Un geste suffit.',
  alarmed_text: 'Ton proche a été prévenu. Si tout va bien, on le dit tout de suite.',
  done_text: 'Tu peux fermer cette page.',
  expired: 'Cette question a déjà sa réponse',
  expired_text: 'Ou on te l’a reposée depuis : utilise alors le dernier e-mail.',
  consent_title: '{name} aimerait compter sur toi',
  consent_text:
    '{name} rencontre parfois de nouvelles personnes. Peut-on t’écrire si {name} ne nous dit pas ensuite que tout va bien ? Le message dira qui {name} devait voir, où et quand.',
  consent_only: 'Ton adresse ne nous sert à rien d’autre, et avec ce lien tu peux changer d’avis.',
  accept: 'Oui, {name} peut compter sur moi',
  refuse: 'Non merci',
  never: 'Ne plus jamais me le demander',
  accepted: 'Merci, aussi de la part de {name}',
  accepted_text:
    'Avec un peu de chance, tu n’auras jamais de nos nouvelles. Sinon, essaie d’abord de joindre {name}.',
  refused: 'Pas de souci',
  refused_text: 'Tu ne recevras pas ces messages. {name} voit que tu préfères ne pas en recevoir.',
  never_text: 'On ne te le demandera plus jamais, même de la part de quelqu’un d’autre.',
  consent_expired: 'Ce lien ne marche plus',
  consent_expired_text: 'La personne qui avait pensé à toi a retiré ton adresse. Tu n’as rien à faire.',
} as const;
