import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#i18n/react';
import { toast } from './toast-store.ts';

type Closable = { onClose: () => void };
type DialogModule<Props> = { default: ComponentType<Props> };

/** A dialog whose code loads when it first opens. Escape cancels the loading. */
export function lazyDialog<Props extends Closable>(load: () => Promise<DialogModule<Props>>) {
  let Dialog: ComponentType<Props> | null = null;
  const loadDialog = async () => {
    Dialog = (await load()).default;
  };
  function LazyDialog(props: Props & { open: boolean }) {
    const t = useText();
    const { open } = props;
    const [isLoaded, setIsLoaded] = useState(Dialog !== null);
    const close = useEffectEvent(props.onClose);
    const fail = useEffectEvent(() => {
      toast(t('errors.unavailable'), 'error');
      props.onClose();
    });
    useEffect(() => {
      if (!open || isLoaded) return;
      const controller = new AbortController();
      const { signal } = controller;
      addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
      loadDialog().then(
        () => !signal.aborted && setIsLoaded(true),
        () => !signal.aborted && fail(),
      );
      return () => controller.abort();
    }, [open, isLoaded]);
    return isLoaded && Dialog ? <Dialog {...props} /> : null;
  }
  return Object.assign(LazyDialog, { preload: () => void loadDialog().catch(() => undefined) });
}
