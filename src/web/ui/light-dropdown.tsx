import { classes } from './classes.ts';
import { type DropdownProps, dropdownButton, dropdownPanel, dropdownRoot } from './dropdown.tsx';

/**
 * A dropdown of light pages, which works without script. With script, public/light.js also closes it by Escape and
 * by a press elsewhere.
 * @spec 2.2 2.3
 */
export const LightDropdown = ({ label, button, className, children }: DropdownProps) => (
  <details className={dropdownRoot} name="menu">
    <summary aria-label={label} className={classes(dropdownButton, className)}>
      {button}
    </summary>
    <div className={dropdownPanel}>{children}</div>
  </details>
);
