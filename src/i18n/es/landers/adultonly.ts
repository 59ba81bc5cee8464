export const lander_adultonly = {
  title: 'Solo para adultos',
  lead: 'Lo que buscas es cosa tuya. Tú decides quién te ve y hasta dónde llegar.',
  age: 'Tengo 18 años o más',
  inside: 'Pasa. El nombre lo eliges tú.',
  submit: 'Entrar',
  neutral_title: 'Por fuera no se nota',
  neutral_text:
    'En modo discreto, la pestaña, los correos y la aplicación llevan un nombre de lo más normal.',
  exit_title: 'Fuera en un segundo',
  exit_text: 'Ese modo tiene además un botón de salida: lo pulsas y ya estás en otro sitio.',
  nameless_title: 'Avisos sin nombres',
  nameless_text: 'Ni un nombre ni un texto en tu pantalla bloqueada: eso también es discreción.',
} as const;
