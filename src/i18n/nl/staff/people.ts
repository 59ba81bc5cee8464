export const staff_people = {
  name: 'Naam',
  email: 'E-mail',
  roles: 'Rollen',
  state: 'Status',
  last_login: 'Laatste login',
  acts: 'Acties',
  you: 'Dit ben jij',
  no_factor: '(nog geen tweede stap)',
  invite: 'Uitnodigen',
  invite_title: 'Iemand uitnodigen',
  invited: 'De uitnodiging is onderweg naar {email}.',
  change_roles: 'Rollen',
  roles_title: 'Rollen van {name}',
  roles_text: 'Een wijziging gaat meteen in: alle sessies van deze persoon eindigen.',
  roles_changed: 'De rollen zijn gewijzigd.',
};

export const staff_role_hint = {
  support: 'Leden, klachten, e-mails',
  moderator: 'Leden, foto’s, meldingen, blokkades, klachten',
  finance: 'Betalingen, terugbetalingen, prijzen, credits',
  admin: 'Alles',
};

export const staff_state = {
  invited: 'Uitgenodigd',
  active: 'Actief',
  deactivated: 'Toegang ingetrokken',
};

export const staff_deactivate = {
  act: 'Toegang intrekken',
  title: 'De toegang van {name} intrekken?',
  text: 'Alle sessies eindigen meteen. Wat deze persoon deed, blijft in de auditlog staan.',
  done: 'De toegang is ingetrokken.',
};

export const staff_reset = {
  act: 'Tweede stap resetten',
  title: 'De tweede stap van {name} resetten?',
  text: 'Voor iemand die een telefoon of passkey kwijt is. Weet zeker dat diegene het echt is: bel, of kijk elkaar aan. De sessies eindigen, en bij de volgende login volgt een nieuwe tweede stap.',
  done: '{name} kan bij de volgende login een nieuwe tweede stap instellen.',
};
