import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#i18n/react';
import { toast } from './toast-store.ts';

type Closing = { onClose: () => void };
type Part<Props> = { default: ComponentType<Props> };

/**
 * A dialog whose code is fetched when it is first opened, or `soon`, and that stays then, so that it can close gently. Escape while it comes
 * means that it is not wanted any more; where it cannot be fetched that is told, and the next press tries again.
 */
export function lateDialog<Props extends Closing>(load: () => Promise<Part<Props>>) {
  let Dialog: ComponentType<Props> | null = null;
  const fetch = async () => {
    Dialog = (await load()).default;
  };
  function Late(props: Props & { open: boolean }) {
    const t = useText();
    const { open } = props;
    const [isThere, setThere] = useState(Dialog !== null);
    const close = useEffectEvent(props.onClose);
    const fail = useEffectEvent(() => {
      toast(t('errors.unavailable'), 'error');
      props.onClose();
    });
    useEffect(() => {
      if (!open || isThere) return;
      const waiting = new AbortController();
      const { signal } = waiting;
      addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
      fetch().then(
        () => !signal.aborted && setThere(true),
        () => !signal.aborted && fail(),
      );
      return () => waiting.abort();
    }, [open, isThere]);
    return isThere && Dialog ? <Dialog {...props} /> : null;
  }
  return Object.assign(Late, { soon: () => void fetch().catch(() => undefined) });
}
