export const install_page = {
  intro:
    'The app sits on your home screen, opens right away and shows you what’s new. You don’t need an app store.',
  button: 'Install the app',
  installed: 'You’re already using the app.',
  by_menu:
    'Open your browser’s menu and choose “Install app” or “Add to Home screen”. Not there? Then this browser can’t do it.',
  named: 'The app has the site’s name and icon. Rather not? Turn on discreet mode first.',
  neutral: 'You’re using discreet mode: the app is called “{name}” and has a neutral icon.',
  to_discretion: 'Go to discreet mode',
} as const;

export const shared_photo = {
  title: 'Add this photo?',
  text: 'This photo came from another app or from a website. Only add it if that’s what you wanted: on your profile, other members can see it.',
  add: 'Add',
  refuse: 'Don’t add',
  missing: 'The photo didn’t arrive. Please choose it again here.',
} as const;
