export const staff_audit = {
  when: 'Wanneer',
  person: 'Wie',
  everybody: 'Iedereen',
  command: 'Commando op de server',
  unknown: 'Onbekend adres',
  action: 'Handeling',
  action_wrong: 'Een handeling schrijf je als ‘reports’ of ‘reports.decide’.',
  member: 'Lid (ID van het profiel)',
  member_wrong: 'Dit is geen ID van een profiel.',
  subject: 'Lid',
  reason: 'Reden',
  details: 'Details',
  seq: 'Nr.',
  empty: 'Er is nog niets vastgelegd.',
  no_match: 'Er zijn geen regels die hierbij horen.',
  broken:
    'Buiten de log om zijn regels veranderd of verwijderd: de eerste verkeerde is nr. {seq}. Zeg het nu tegen wie de server beheert.',
};
