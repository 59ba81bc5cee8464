/** To a member whose photo staff rejected. */
export const photo_rejected_mail = {
  subject: 'Sobre una foto tuya en {site}',
  preview: 'No hemos podido admitir una de tus fotos. Te explicamos por qué.',
  text: 'Una persona del equipo ha mirado una foto de tu perfil. No encaja con nuestras normas, así que los demás no la ven.',
  minors: 'La norma: ninguna foto en la que alguien parezca menor de 18 años.',
  without_consent: 'La norma: ninguna foto de alguien que no estuviera de acuerdo.',
  threats: 'La norma: ninguna foto que amenace o insulte a otras personas.',
  advertising: 'La norma: ninguna publicidad, ni nada que lleve a otro sitio.',
  impersonation: 'La norma: en tus fotos sales tú, no otra persona.',
  explanation: 'Con nuestras palabras: {explanation}',
  next: 'Sigues viendo la foto en tu perfil. Puedes eliminarla y elegir otra. No cambia nada más.',
  disagree: '¿No estás de acuerdo? Puedes recurrir durante seis meses. Lo mirará otra persona, no quien decidió. No cuesta nada.',
  decided_by: 'Esto lo ha decidido una persona, no un programa.',
} as const;

export const selfie_rejected_mail = {
  subject: 'Sobre tu selfi en {site}',
  preview: 'Con él no hemos podido verificar tu foto. Te explicamos por qué.',
  text: 'Una persona del equipo ha comparado tu selfi con tu foto principal y no ha podido verificarla. Motivo: {reason}',
  next: 'Puedes enviar otro selfi cuando quieras. No cambia nada más.',
} as const;
