import { useText } from '#i18n/react';

export const handle = { light: true };

export default function IndexPage() {
  const t = useText();
  return (
    <main>
      <h1>Lavender</h1>
      <a href="/members">{t('nav.members')}</a>
    </main>
  );
}
