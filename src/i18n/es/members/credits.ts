export const time_bonus = {
  banner: '{percentage, number}\u00a0% de descuento de bienvenida',
  left: 'quedan',
  title: 'Tu descuento de bienvenida',
  percentage: '{percentage, number}\u00a0%',
  offer: 'de descuento en tu primer pack',
  unlock: 'Te has quedado sin créditos. Con un pack sigues escribiendo, ves todas las fotos y tienes premium, para siempre.',
  fast: 'El descuento vale solo durante tus primeras {hours, number} horas.',
  valid: 'La oferta acaba en',
  receipt: 'Tienes los créditos al momento, con un recibo en tu correo. Sin suscripción.',
} as const;
