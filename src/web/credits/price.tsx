import { classes } from '../ui/classes.ts';
import style from './price.module.css';
import { usePrice } from './use-price.ts';

/** @spec D5.1 */
export function Price({ credits: amount, className }: { credits: number; className?: string | undefined }) {
  const { credits, money } = usePrice(amount);
  return (
    <span className={classes('stack tabular', style.price, className)}>
      <span>{credits}</span> {money && <span className={style.money}>{money}</span>}
    </span>
  );
}
