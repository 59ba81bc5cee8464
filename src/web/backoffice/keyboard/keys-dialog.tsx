import { useStaffText } from '#i18n/react';
import { SwitchField } from '../../ui/choices.tsx';
import { Modal } from '../../ui/modal.tsx';
import style from './keys-dialog.module.css';
import { turnKeys, useBindings, useKeysAreOn } from './use-keys.ts';

/**
 * Lists the keys of the page and of the frame. They can be turned off (WCAG 2.1.4).
 * @spec D5.10
 */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useStaffText();
  const bindings = useBindings();
  // Several tables of a page have the same keys.
  const listed = bindings.filter(
    ({ keys }, index) => bindings.findLastIndex(known => known.keys === keys) === index,
  );
  const isOn = useKeysAreOn();
  return (
    <Modal open={open} onClose={onClose} title={t('staff_keys.title')}>
      <SwitchField
        label={t('staff_keys.on')}
        hint={t('staff_keys.on_hint')}
        checked={isOn}
        onChange={event => turnKeys(event.target.checked)}
      />
      <dl className={`stack ${style.keys}`} data-off={!isOn || undefined}>
        {listed.map(({ keys, text }) => (
          <div key={keys + text} className="row gap-2 justify-between line-above pad-block-1">
            <dt>{text}</dt>
            <dd className="flex gap-half">
              {keys.split(' ').map(key => (
                <kbd key={key} className={`inline-center sunk ${style.key}`}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
