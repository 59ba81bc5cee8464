import type { ReactNode } from 'react';

type IconProps = { size?: number; className?: string };
export type IconType = (props: IconProps) => ReactNode;

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
