import { useStaffText } from '#i18n/react';
import { buttonClasses } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.ts';

type CsvLinkProps = {
  path: string;
  /** The name of the file, if its address does not say it. */
  name?: string;
};

/** A download of what the page's table shows. */
export function CsvLink({ path, name = '' }: CsvLinkProps) {
  const t = useStaffText();
  return (
    <a href={path} download={name} className={buttonClasses({ look: 'plain', small: true })}>
      <DownloadIcon size={18} />
      {t('staff_ui.csv')}
    </a>
  );
}
