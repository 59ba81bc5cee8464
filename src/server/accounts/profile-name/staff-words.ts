/**
 * What the people behind a site are called, in its seven languages; several words as one. A name with one of these as a word poses as
 * staff; the long ones stand in no other word and are refused wherever they stand.
 */
export const STAFF_WORDS = [
  // English, and what is said in every language
  'admin',
  'admins',
  'administrator',
  'administration',
  'sysadmin',
  'sysop',
  'moderator',
  'moderation',
  'mods',
  'support',
  'staff',
  'helpdesk',
  'webmaster',
  'customerservice',
  'customercare',
  'customersupport',
  'employee',
  // Dutch
  'beheer',
  'beheerder',
  'systeembeheer',
  'moderatie',
  'klantenservice',
  'klantendienst',
  'medewerker',
  'personeel',
  'ondersteuning',
  'redactie',
  // German
  'verwaltung',
  'betreiber',
  'kundendienst',
  'kundenservice',
  'kundensupport',
  'mitarbeiter',
  'unterstützung',
  'redaktion',
  // French
  'administrateur',
  'administratrice',
  'modérateur',
  'modératrice',
  'modération',
  'serviceclient',
  'serviceclients',
  'personnel',
  'assistance',
  'gestionnaire',
  // Spanish
  'administrador',
  'administradora',
  'administración',
  'moderador',
  'moderadora',
  'moderación',
  'soporte',
  'atenciónalcliente',
  'servicioalcliente',
  // Italian
  'amministratore',
  'amministratrice',
  'amministrazione',
  'moderatore',
  'moderatrice',
  'moderazione',
  'assistenza',
  'supporto',
  'servizioclienti',
  'personale',
  // Polish
  'moderatorka',
  'administracja',
  'moderacja',
  'wsparcie',
  'pracownik',
  'personel',
  'obsługa',
  'obsługaklienta',
  'redakcja',
] as const;

/** Words that pose as staff only where a name has nothing else: `Team`, `Help Service`; not `Team Jan`. */
export const ALONE_WORDS = [
  ...['team', 'mod', 'crew', 'help', 'service', 'system', 'systeem', 'official', 'operator', 'security'],
  ...['hilfe', 'dienst', 'offiziell', 'équipe', 'aide', 'officiel', 'système', 'equipo', 'ayuda', 'personal'],
  ...['oficial', 'sistema', 'aiuto', 'ufficiale', 'zespół', 'pomoc', 'oficjalny', 'officieel', 'hulp'],
] as const;

/** Words that say nothing by themselves, as words of their own (`the`, `van`) and also where they are written together (`nl`, `online`). */
export const FILLERS = [
  ...['de', 'het', 'der', 'die', 'das', 'le', 'la', 'el', 'il', 'lo', 'van', 'von', 'of', 'du', 'del'],
  ...['be', 'es', 'it', 'us'],
] as const;
export const JOINED_FILLERS = [
  ...[
    'the',
    'online',
    'chat',
    'dating',
    'site',
    'desk',
    'line',
    'center',
    'centre',
    'live',
    'super',
    'head',
    'hoofd',
  ],
  ...['nl', 'fr', 'pl', 'uk', 'eu'],
] as const;
