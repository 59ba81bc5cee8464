export const staff_people = {
  name: 'Naam',
  email: 'E-mail',
  roles: 'Rollen',
  state: 'Status',
  last_login: 'Laatste login',
  acts: 'Wijzigen',
  you: 'Dit ben jij',
  no_app: '(nog geen authenticator-app)',
  invite: 'Uitnodigen',
  invite_title: 'Iemand uitnodigen',
  invited: 'De uitnodiging is onderweg naar {email}.',
  change_roles: 'Rollen',
  roles_title: 'Rollen van {name}',
  roles_text: 'Een wijziging gaat meteen in: alle sessies van deze persoon eindigen.',
  roles_changed: 'De rollen zijn gewijzigd.',
  deactivate: 'Afnemen',
  deactivate_title: 'De login van {name} afnemen?',
  deactivate_text: 'Alle sessies eindigen meteen. Wat deze persoon deed, blijft in de auditlog staan.',
  deactivated: 'De login is afgenomen.',
};

export const staff_role_hint = {
  support: 'Leden, klachten, e-mails',
  moderator: 'Leden, foto’s, meldingen, bans, klachten',
  finance: 'Betalingen, terugbetalingen, prijzen, credits',
  admin: 'Alles',
};

export const staff_state = {
  invited: 'Uitgenodigd',
  active: 'Actief',
  deactivated: 'Afgenomen',
};
