import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import style from './button.module.css';
import { classes } from './classes.ts';
import { useHydrated } from './hydrated.ts';

/** `primary`: the one thing to do on a screen. `like`: likes and matches alone. `words`: what few need, small and underlined. */
export type Look = {
  look?: 'primary' | 'soft' | 'plain' | 'like' | 'danger' | 'words';
  small?: boolean;
  wide?: boolean;
};

const namesOf = ({ look = 'primary', small, wide }: Look, own: string | undefined) =>
  classes(style.button, style[look], small && style.small, wide && style.wide, own);

export type ButtonProps = Look & ComponentProps<'button'> & { busy?: boolean; icon?: ReactNode };

/** A button. While `busy` it keeps its width, its words and the focus, and does nothing. */
export function Button({ look, small, wide, busy, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={namesOf({ look, small, wide }, className)}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? event => event.preventDefault() : rest.onClick}
    >
      {icon}
      {children}
      {busy && <span className={style.spinner} />}
    </button>
  );
}

/**
 * Sends its form. Before the script has taken over it does not: the browser would put what was typed, a password too,
 * into the address.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type'>) {
  const hydrated = useHydrated();
  return (
    <Button {...props} type="submit" disabled={!hydrated} className={classes(!hydrated && style.soon)} />
  );
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({
  look,
  small,
  wide,
  icon,
  className,
  children,
  ...rest
}: Look & LinkProps & { icon?: ReactNode }) {
  return (
    <Link {...rest} className={namesOf({ look, small, wide }, className)}>
      {icon}
      {children}
    </Link>
  );
}

/** A round button with a picture only; `label` is what is read aloud. */
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
      className={classes(style.icon, className)}
    >
      {children}
    </button>
  );
}
