import { type KeyboardEvent, useState } from 'react';

/** How a list of options below an input is walked by keys (WAI-ARIA's combobox): nothing is chosen until Enter or a tap. */
export function useCombobox<Option>(options: readonly Option[], onChoose: (option: Option) => void) {
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const active = isOpen && at < options.length ? at : -1;
  const open = () => {
    setOpen(true);
    setAt(-1);
  };
  const close = () => setOpen(false);
  const choose = (option: Option) => {
    close();
    onChoose(option);
  };
  const move = (step: 1 | -1) => {
    if (!isOpen) return open();
    const places = options.length + 1;
    setAt(((active + 1 + step + places) % places) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && option) choose(option);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { isOpen, active, open, close, choose, onKeyDown };
}
