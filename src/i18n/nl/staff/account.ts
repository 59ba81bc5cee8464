export const staff_factor = {
  use_passkey: 'Passkey gebruiken',
  cancelled: 'Het is op je apparaat afgebroken. Er is niets veranderd.',
  known: 'Dit apparaat heeft al een passkey voor jou.',
  none_here:
    'Je passkeys horen bij een ander adres van deze site. Log daar in, of vraag een beheerder om je tweede stap te resetten.',
};

export const staff_account = {
  title: 'Je login',
  language_hint: 'Van deze pagina’s en van de e-mails die je krijgt.',
  session_until: 'Ingelogd tot',
  factors: 'Tweede stap',
  factors_text: 'Naast je wachtwoord heb je een van deze nodig. Met twee is een verloren telefoon geen ramp.',
  app: 'Authenticator-app',
  app_connected: 'Gekoppeld',
  app_missing: 'Niet gekoppeld',
  app_connect: 'Koppelen',
  app_replace: 'Een andere koppelen',
  app_added: 'De authenticator-app is gekoppeld. Je andere sessies zijn afgelopen.',
  app_removed: 'De authenticator-app is verwijderd. Je andere sessies zijn afgelopen.',
  add_passkey: 'Passkey toevoegen',
  passkey_added: '“{name}” is toegevoegd. Je andere sessies zijn afgelopen.',
  passkey_removed: '“{name}” is verwijderd. Je andere sessies zijn afgelopen.',
  added: 'Toegevoegd: <when></when>',
  used: 'Laatst gebruikt: <when></when>',
  rename: 'Hernoemen',
  rename_title: '“{name}” hernoemen',
  renamed: 'De passkey heet nu “{name}”.',
  remove: 'Verwijderen',
  remove_title: '“{name}” verwijderen?',
  remove_text: 'Je kunt er niet meer mee inloggen, en je andere sessies eindigen.',
  proof_text: 'Laat eerst zien dat jij het bent, met een tweede stap die je al hebt.',
};
