export const photo_rejected_mail = {
  subject: 'Zu einem Foto von dir bei {site}',
  preview: 'Eins deiner Fotos konnten wir nicht zulassen. Hier steht, warum.',
  text: 'Jemand von uns hat sich ein Foto auf deinem Profil angesehen. Es passt nicht zu unseren Regeln, deshalb sehen andere es nicht.',
  minors: 'Die Regel: keine Fotos, auf denen jemand unter 18 zu sein scheint.',
  without_consent: 'Die Regel: keine Fotos von Menschen, die nicht zugestimmt haben.',
  threats: 'Die Regel: keine Fotos, die andere bedrohen oder beleidigen.',
  advertising: 'Die Regel: keine Werbung, und nichts, was auf eine andere Website verweist.',
  impersonation: 'Die Regel: Auf deinen Fotos bist du selbst, nicht jemand anders.',
  explanation: 'In unseren eigenen Worten: {explanation}',
  next: 'Du siehst das Foto noch auf deinem Profil. Du kannst es löschen und ein anderes wählen. Sonst ändert sich nichts.',
  disagree: 'Nicht einverstanden? Du kannst innerhalb von sechs Monaten Einspruch einlegen. Jemand anders als beim ersten Mal sieht es sich noch einmal an. Das kostet nichts.',
  decided_by: 'Das hat ein Mensch entschieden, kein Programm.',
} as const;

export const selfie_rejected_mail = {
  subject: 'Zu deinem Selfie bei {site}',
  preview: 'Wir konnten dein Foto damit nicht verifizieren. Hier steht, warum.',
  text: 'Jemand von uns hat dein Selfie mit deinem Hauptfoto verglichen und konnte es nicht verifizieren. Warum: {reason}',
  next: 'Du kannst jederzeit ein anderes Selfie schicken. Sonst ändert sich nichts.',
} as const;
