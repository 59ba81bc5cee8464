import style from './skip-link.module.css';

/** Leads the keyboard past what comes first, to the part of the page with this id; unseen until it has the focus. */
export const SkipLink = ({ to, children }: { to: string; children: string }) => (
  <a href={`#${to}`} className={style.skip}>
    {children}
  </a>
);
