import type { ReactNode } from 'react';

export type IconProps = { size?: number; className?: string };
export type IconType = (props: IconProps) => ReactNode;

/** A line drawing on a field of 24, in the colour of the words around it. Decoration: the words beside it say what it means. */
export const drawIcon =
  (path: string, filled = false): IconType =>
  ({ size = 24, className }) => (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
