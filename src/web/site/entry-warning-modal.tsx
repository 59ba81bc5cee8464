import { useText } from '#i18n/react';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { EntryWarningText } from './entry-warning-text.tsx';
import { useSettings } from './settings-query.ts';

/** @spec 1.6 2.4 */
export default function EntryWarningModal({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { min_age } = useSettings();
  return (
    <Modal open onClose={onClose} title={t('entry_warning.title')}>
      <EntryWarningText
        enterButton={
          <Button wide onClick={onClose} data-first>
            {t('entry_warning.enter', { min_age: String(min_age) })}
          </Button>
        }
      />
    </Modal>
  );
}
