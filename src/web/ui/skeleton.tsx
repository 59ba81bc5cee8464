import type { CSSProperties } from 'react';
import style from './skeleton.module.css';

type SkeletonShape = { width?: string; height?: string; ratio?: string; radius?: 's' | 'm' | 'l' | 'round' };

export const Skeleton = ({ width, height, ratio, radius = 's' }: SkeletonShape) => (
  <span
    className={`block ${style.skeleton}`}
    style={
      {
        inlineSize: width,
        blockSize: height,
        aspectRatio: ratio,
        borderRadius: `var(--radius-${radius})`,
      } satisfies CSSProperties
    }
  />
);

export const Loading = ({
  label,
  children,
  className,
}: {
  label: string;
  children: React.ReactNode;
  className?: string;
}) => (
  <div role="status" className={className}>
    <span className="unseen">{label}</span>
    {children}
  </div>
);
