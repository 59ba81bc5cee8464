import style from './skip-link.module.css';

/** A link for keyboards to the element with this id; visible only with focus. */
export const SkipLink = ({ to, children }: { to: string; children: string }) => (
  <a href={`#${to}`} className={style.skip}>
    {children}
  </a>
);
