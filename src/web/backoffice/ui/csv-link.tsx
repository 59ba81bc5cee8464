import { useStaffText } from '#i18n/react';
import { buttonClasses } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.ts';

/** A download of what the page's table shows. @param path of the file on this site */
export function CsvLink({ path }: { path: string }) {
  const t = useStaffText();
  return (
    <a href={path} download className={buttonClasses({ look: 'plain', small: true })}>
      <DownloadIcon size={18} />
      {t('staff_ui.csv')}
    </a>
  );
}
