import type { AccountMessages, PartialCatalogue } from '../messages.ts';

export default {
  deletion: {
    what_until: 'Jusqu’au {until} : tu peux revenir avec le lien reçu par courriel. Tout sera comme avant.',
  },
  discretion: {
    intro: 'Quand d’autres peuvent voir ton écran, ton téléphone ou tes courriels.',
    mode_text:
      'L’onglet s’appelle « {name} » et prend une icône neutre. Les courriels et notifications viennent aussi de « {name} » et ne citent aucun nom. Si tu installes l’app ensuite, elle porte ce nom-là. Dans ce navigateur, ça marche même avant de te connecter.',
  },
  email_settings: {
    new: 'Nouvelle adresse courriel',
    asked: 'Un courriel est en route.',
    waiting_text: 'Ouvre le lien dans le courriel envoyé à cette adresse. Il marche jusqu’au {until}.',
  },
  invitations: {
    unconfirmed: 'Confirme d’abord ton adresse courriel. Tu pourras ensuite inviter des gens ici.',
  },
  own_data: {
    ask_hint: 'Ça prend en général quelques minutes. Un courriel te prévient quand elle est prête.',
    making_text: 'Pas besoin d’attendre ici : un courriel te prévient quand elle est prête.',
  },
  sessions: {
    everywhere_hint:
      'Ce bouton te déconnecte ici aussi. Ensuite, chaque navigateur compte comme nouveau : à la première connexion, on t’envoie un courriel.',
  },
  settings: {
    language_hint: 'Nos courriels sont aussi dans cette langue.',
  },
  check_in: {
    intro:
      'Tu vas rencontrer quelqu’un pour la première fois ? Après, on te demande si tout va bien. Sans réponse dans la demi-heure, un proche que tu choisis reçoit par courriel ce que tu veux partager.',
    friends_hint:
      'Ton proche reçoit un seul courriel, dont le texte ne cite ni {site} ni ce que tu y fais, et doit d’abord dire oui. Les liens mènent à ce site : leur adresse montre donc son domaine. L’adresse de ton proche ne nous sert à rien d’autre.',
    friend_email: 'Adresse courriel de ton proche',
    not_emergency:
      'Ce n’est pas un service d’urgence : un courriel peut arriver tard ou rester non lu. En cas de danger, appelle le numéro d’urgence.',
  },
  check_in_link: {
    expired_text: 'Ou on te l’a reposée depuis : utilise alors le dernier courriel.',
  },
  buying: {
    vat: 'Tous les prix comprennent les taxes. Tu paies une fois : il n’y a pas d’abonnement.',
  },
  direct_debit: {
    phone: 'Numéro de cellulaire',
    when: 'Le prélèvement a lieu après {days, number} jours ouvrables. Ta banque affiche alors le nom {statement}, avec l’identifiant créancier {id}.',
  },
  order: {
    vat: 'Dont taxes {percentage, number} % ({country})',
  },
  ban: {
    sent_text: 'Quelqu’un qui n’a pas pris la décision la réexamine. Tu recevras le résultat par courriel.',
  },
  decisions: {
    waiting_text:
      'Quelqu’un de l’équipe lit ton signalement et décide. Tu recevras un courriel, quelle que soit la décision.',
    appeal_reopened:
      'Quelqu’un d’autre décide de nouveau. Tu recevras un courriel, et tu pourras contester cette décision-là.',
    appeal_waiting: 'Quelqu’un d’autre l’examine. Tu recevras un courriel.',
  },
  disabled_explanation: {
    bounce: 'Nos courriels vers {email} nous reviennent. Ton adresse est-elle toujours bonne ?',
    fbl: 'Un de nos courriels a été signalé comme pourriel. On ne t’en envoie donc plus.',
    listunsubscribe: 'Le désabonnement vient de ta messagerie. On ne t’envoie donc plus de courriels.',
  },
  emails_off: {
    title: 'Tes courriels sont coupés',
    back: 'Tu les veux de nouveau ? On envoie un seul courriel à {email}, avec un lien pour le confirmer.',
    submit: 'Recevoir les courriels',
    another: 'Autre adresse courriel',
    sent: 'Un courriel est parti vers {email}. Ouvre le lien et confirme : tes courriels reprendront.',
  },
  enable_emails: {
    title: 'Recevoir de nouveau les courriels ?',
    text: 'Confirme que cette adresse courriel est à toi. Les courriels reprendront, exactement comme tu les avais réglés.',
    done_title: 'Tes courriels sont de retour',
  },
  notification_hint: {
    reminders:
      'Deux fois au plus, tant que ton adresse courriel n’est pas confirmée et que l’inscription n’est pas finie.',
  },
  notifications: {
    row: 'Courriel, appareils, heures de silence',
    intro:
      'Choisis, sujet par sujet, ce que tu reçois par courriel et sur tes appareils. Chaque choix vaut tout de suite.',
    always: 'Les courriels sur ton compte, tes paiements et tes signalements arrivent toujours.',
    email: 'Par courriel',
    summary: 'Courriel : {email} · appareils : {push}',
    summary_email: 'Courriel : {email}',
  },
  quiet_hours: {
    digests:
      'Les courriels du jour et de la semaine partent à {time} dans ce fuseau, ou après tes heures de silence.',
  },
  unsubscribe: {
    question: 'Arrêter les courriels « {what} » ?',
    text: 'Tu peux arrêter seulement ces courriels, ou tous ceux sur les messages, les likes et les actualités. Ceux sur ton compte arrivent toujours.',
    one: 'Arrêter ces courriels',
    all: 'Arrêter tous les courriels',
    done_type: 'Tu ne recevras plus de courriels « {what} »',
    done_all: 'Tu ne recevras plus ces courriels',
  },
  ledger_entry: {
    free_credits_revoked_text:
      'Cette adresse courriel a déjà reçu des crédits gratuits. Nous ne les offrons qu’une fois.',
  },
  payment_kind: {
    transfer: 'Prend un à trois jours ouvrables',
  },
  payment_result: {
    pending_text:
      'En général, ça prend quelques secondes. Tu peux fermer cette page : tes crédits arrivent tout seuls, et un courriel te prévient.',
    pending_transfer:
      'Un virement prend un à trois jours ouvrables. Tu peux fermer cette page : tes crédits arrivent tout seuls, et un courriel te prévient.',
    refunded_text:
      '{money} t’ont été remboursés par le moyen de paiement utilisé. Ça peut mettre quelques jours ouvrables à s’afficher.',
    on_its_way_text:
      '{money} sont en route, par le moyen de paiement utilisé. Ça peut mettre quelques jours ouvrables à s’afficher.',
  },
  withdrawal: {
    proof: 'Tu reçois tout de suite un courriel comme preuve.',
    way: 'L’argent revient par le moyen de paiement utilisé, au plus tard dans les 14 jours. Tu reçois tout de suite un courriel comme preuve.',
  },
  contact_kind: {
    email: 'Adresse courriel',
  },
  contacts: {
    numbers:
      'On ne s’inscrit pas avec un numéro de téléphone : un numéro seul ne peut donc pas encore te cacher. Ajoute aussi l’adresse courriel si tu la connais.',
    value: 'Adresse courriel ou numéro de téléphone',
    file_empty: 'On n’y a trouvé ni adresse courriel ni numéro de téléphone.',
    unreadable:
      '{count, plural, =1 {Un seul n’était ni une adresse courriel ni un numéro.} one {# n’était ni une adresse courriel ni un numéro.} other {# n’étaient ni une adresse courriel ni un numéro.}}',
  },
  editor: {
    disabled: 'Ton profil n’est pas encore visible. Confirme d’abord ton adresse courriel.',
  },
} satisfies PartialCatalogue<AccountMessages>;
