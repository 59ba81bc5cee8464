export const lander_alonetonight = {
  title: '¿Esta noche a solas?',
  lead: 'Enciende tu luz. Quien siga despierto te verá.',
  dark: 'Esta ventana sigue a oscuras',
  light: 'Tu luz está encendida',
  submit: 'Deja la luz encendida',
  legend: 'Luz intensa: en línea ahora. Luz suave: en línea hoy.',
} as const;
