export const lander_alonetonight = {
  title: 'Nessuno accanto, stasera?',
  lead: 'Accendi la luce. La vede chi, come te, non dorme.',
  dark: 'Questa finestra è ancora buia',
  light: 'La tua luce è accesa',
  submit: 'Lascia la luce accesa',
  legend: 'Luce forte: online ora. Luce tenue: online oggi.',
} as const;
