import { type KeyboardEvent, useState } from 'react';

export function useCombobox<Option>(options: readonly Option[], onChoose: (option: Option) => void) {
  const [isOpen, setIsOpen] = useState(false);
  const [index, setIndex] = useState(-1);
  const active = isOpen && index < options.length ? index : -1;
  const open = () => {
    setIsOpen(true);
    setIndex(-1);
  };
  const close = () => setIsOpen(false);
  const choose = (option: Option) => {
    close();
    onChoose(option);
  };
  const move = (step: 1 | -1) => {
    if (!isOpen) return open();
    const positions = options.length + 1;
    setIndex(((active + 1 + step + positions) % positions) - 1);
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
