import { classes } from '../ui/classes.ts';
import style from './price.module.css';
import { usePrice } from './use-price.ts';

/** What something costs, in credits and below them in money. */
export function Price({ of, className }: { of: number; className?: string | undefined }) {
  const { credits, money } = usePrice(of);
  return (
    <span className={classes(style.price, className)}>
      <span>{credits}</span> {money && <span className={style.money}>{money}</span>}
    </span>
  );
}
