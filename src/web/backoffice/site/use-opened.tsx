import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import style from './site.module.css';

const PARAMETER = 'open';

/**
 * What is open above a list stands in the address, so that it can be linked, opened by Enter and left by Back.
 * @spec D5.10
 */
export function useOpened(): { opened: string | null; close: () => void } {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const close = () => void navigate(pathWith(params, null), { replace: true, preventScrollReset: true });
  return { opened: params.get(PARAMETER), close };
}

export function OpenLink({ name, children }: { name: string; children: ReactNode }) {
  const [params] = useSearchParams();
  return (
    <Link to={pathWith(params, name)} preventScrollReset className={`inherit-colour ${style.open}`}>
      {children}
    </Link>
  );
}

function pathWith(params: URLSearchParams, name: string | null): string {
  const next = new URLSearchParams(params);
  if (name === null) next.delete(PARAMETER);
  else next.set(PARAMETER, name);
  return `?${next}`;
}
