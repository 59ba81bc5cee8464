import style from './skip-link.module.css';

export const SkipLink = ({ to, children }: { to: string; children: string }) => (
  <a href={`#${to}`} className={style.skip}>
    {children}
  </a>
);
