import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import style from './button.module.css';
import { classes } from './classes.ts';
import { useHydrated } from './use-hydrated.ts';

/** The look `words` shows an underlined text, for rarely used actions. */
export type ButtonLook = {
  look?: 'primary' | 'soft' | 'plain' | 'like' | 'danger' | 'words';
  small?: boolean;
  wide?: boolean;
};

export const buttonClasses = ({ look = 'primary', small, wide }: ButtonLook, className?: string) =>
  classes(
    'inline-row relative gap-1 justify-center field-height weight-650 leading-1-2 text-center no-underline round unselectable',
    style.button,
    style[look],
    small && style.small,
    wide && 'full-width',
    className,
  );

type ButtonProps = ButtonLook & ComponentProps<'button'> & { busy?: boolean; icon?: ReactNode };

/** While `busy` the button keeps the focus and ignores clicks. */
export function Button({ look, small, wide, busy, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClasses({ look, small, wide }, className)}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? event => event.preventDefault() : rest.onClick}
    >
      {icon}
      {children}
      {busy && <span className={`absolute circle ${style.spinner}`} />}
    </button>
  );
}

/** Before hydration the browser would put the typed text, even a password, into the URL. */
export function SubmitButton(props: Omit<ButtonProps, 'type'>) {
  const hydrated = useHydrated();
  return (
    <Button {...props} type="submit" disabled={!hydrated} className={classes(!hydrated && style.soon)} />
  );
}

/**
 * The submit button of a form that also works without script. Where script runs, a press before hydration is repeated
 * after it.
 */
export const PlainFormButton = (props: Omit<ButtonProps, 'type'>) => (
  <Button {...props} type="submit" {...REPLAYED} />
);

const REPLAYED = { 'data-replayed': '' };

/**
 * For a button beside the submit button of its form: without script it submits the form with this name and value.
 * @returns attributes of the button, whose `onClick` must prevent the submit
 */
export function useSubmitWithoutScript(name: string, value: string): ComponentProps<'button'> {
  const hydrated = useHydrated();
  return hydrated ? { type: 'button' } : { type: 'submit', name, value, ...REPLAYED };
}

export function ButtonLink({
  look,
  small,
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonLook & LinkProps & { icon?: ReactNode }) {
  return (
    <Link {...rest} className={buttonClasses({ look, small, wide }, className)}>
      {icon}
      {children}
    </Link>
  );
}

export function IconButton({
  label,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classes('square inline-center rigid round', style.icon, className)}
    >
      {children}
    </button>
  );
}
