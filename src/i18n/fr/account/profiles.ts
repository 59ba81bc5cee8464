export const editor = {
  words: 'Avec tes mots',
  add: 'Ajouter',
  unsaved: 'Pas encore enregistré',
  saved: '{label} : enregistré',
  not_saved: '{label} : la modification n’est pas enregistrée. Réessaie.',
  put_back: '{label} : modification annulée',
  not_put_back: '{label} : impossible de revenir en arrière. Réessaie.',
  too_long: '{count, plural, one {# caractère} other {# caractères}} en trop',
  gender: 'Genre',
  place: 'Où tu habites',
  city_here: 'Choisir la ville où je suis',
  city_hint: 'Tape les premières lettres et choisis. Les autres voient la ville, jamais ton adresse.',
  country_hint: 'Si tu choisis un autre pays, la région et la ville sont effacées.',
  living_area_hint: 'Avec tes mots : un quartier, un coin, le bord de mer.',
  details_hint: 'Ici, tout est facultatif.',
  birth_date_once: 'Tu peux corriger ta date de naissance une seule fois. Après, elle ne change plus.',
  birth_date_save: 'Corriger ma date de naissance',
  birth_date_fixed: 'Tu l’as déjà corrigée une fois. Toujours fausse ? Écris à {email}.',
  interests_chosen: 'Tes choix',
  interests_none: 'Aucun centre d’intérêt trouvé',
  complete: 'Ton profil : {done, number} sur {all, number}',
  view: 'Aperçu du profil',
  basics: 'Qui tu es',
  about_hint: 'Qu’est-ce qui te fait du bien ? Que cherches-tu ici ?',
  not_filled_in: 'Je préfère ne pas le dire',
  interests_hint:
    'Choisis ce qui te ressemble. Les membres qui aiment la même chose te trouveront plus vite.',
  visibility: 'Visibilité',
  invisible: 'Invisible',
  invisible_text:
    'Tu n’es pas dans les résultats de recherche. Seuls les membres à qui tu envoies un message ou un like te voient.',
  visitors: 'Visible sans compte',
  visitors_text:
    'Même sans compte, on peut voir ton profil : photo principale, pseudo, âge, ville et ce que tu dis de toi.',
  disabled: 'Ton profil n’est pas encore visible. Confirme d’abord ton adresse e-mail.',
} as const;

export const interest_group = {
  together: 'Ensemble',
  outside: 'Dehors',
  culture: 'Culture et sorties',
  table: 'À table',
  intimate: 'Intime',
  own: 'Ici aussi',
} as const;

export const contacts = {
  title: 'Les gens que je ne veux pas croiser ici',
  row: 'Ton frère, ton patron',
  intro:
    'Ajoute des personnes que tu connais d’ailleurs. Si elles sont ici, maintenant ou plus tard, vous ne vous verrez pas : ni en recherche, ni à proximité, ni dans les likes, les visites ou le swipe. Ça marche dans la journée ; si quelqu’un s’inscrit plus tard, tout de suite.',
  stored:
    'On ne garde ni adresse ni numéro, seulement un code impossible à relire. Les personnes de ta liste n’en savent rien, et on ne te dit pas si quelqu’un a un compte.',
  conversations:
    'Une conversation déjà commencée continue. Pour y mettre fin, bloque ce membre dans la conversation.',
  numbers:
    'On ne s’inscrit pas avec un numéro de téléphone : un numéro seul ne peut donc pas encore te cacher. Ajoute aussi l’adresse e-mail si tu la connais.',
  add_title: 'Ajouter quelqu’un',
  value: 'Adresse e-mail ou numéro de téléphone',
  label: 'Un nom visible pour toi seulement (facultatif)',
  label_hint: 'Pour ta liste à toi. On le garde chiffré.',
  add: 'Ajouter',
  file: 'Depuis un fichier',
  pick: 'Depuis tes contacts',
  file_hint:
    'Ou ajoutes-en beaucoup d’un coup, depuis un fichier vCard ou CSV. Il est lu sur ton appareil : les noms y restent.',
  file_empty: 'On n’y a trouvé ni adresse e-mail ni numéro de téléphone.',
  added:
    '{count, plural, =0 {C’était déjà dans ta liste.} =1 {Ajouté à ta liste.} one {# ajouté à ta liste.} other {# ajoutés à ta liste.}}',
  unreadable:
    '{count, plural, =1 {Un seul n’était ni une adresse e-mail ni un numéro.} one {# n’était ni une adresse e-mail ni un numéro.} other {# n’étaient ni une adresse e-mail ni un numéro.}}',
  list: '{count, plural, =0 {Ta liste} one {Ta liste : #} other {Ta liste : #}}',
  none: 'Il n’y a encore personne dans ta liste.',
  added_on: 'Ajouté le {date}',
  remove: 'Supprimer {name}, ajouté le {date}',
  removed: 'C’est retiré de ta liste. Vous pourrez vous revoir ici dans la journée.',
  remove_all: 'Tout supprimer',
  remove_all_text:
    '{count, plural, =1 {La personne de ta liste pourra de nouveau te voir dans la journée.} one {La personne de ta liste pourra de nouveau te voir dans la journée.} other {Les # personnes de ta liste pourront de nouveau te voir dans la journée.}}',
  remove_by_value: 'Tu ne sais plus laquelle c’est ?',
  remove_it: 'Retirer de la liste',
  not_listed: 'Ce n’était pas dans ta liste.',
} as const;

export const contact_kind = {
  email: 'Adresse e-mail',
  phone: 'Numéro de téléphone',
} as const;

export const word_filter = {
  title: 'Mots masqués',
  intro:
    'Un message qui contient un de ces mots reste couvert jusqu’à ce que tu l’ouvres. La personne qui l’envoie n’en sait rien.',
  word: 'Mot ou expression',
  hint: 'Mots entiers. Majuscules, accents et espaces ne comptent pas.',
  add: 'Ajouter',
  added: '« {word} » est maintenant masqué.',
  none: 'Tu ne masques encore aucun mot.',
  list: 'Tes mots masqués',
  remove: 'Supprimer « {word} »',
  removed: '« {word} » n’est plus masqué.',
} as const;
