import style from './skip-link.module.css';

export const SkipLink = ({ to, children }: { to: string; children: string }) => (
  <a href={`#${to}`} className={`primary inline-row fixed target weight-650 radius-m ${style.skip}`}>
    {children}
  </a>
);
