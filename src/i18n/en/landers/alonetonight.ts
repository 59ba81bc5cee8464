export const lander_alonetonight = {
  title: 'Alone tonight?',
  lead: 'Turn on your light. Others who are still awake will see it.',
  dark: 'This window is still dark',
  light: 'Your light is on',
  submit: 'Leave your light on',
  legend: 'Bright light: online now. Soft light: active today.',
} as const;
