/** The offset of a card from its resting position, in px. */
export type CardPose = { x: number; y: number };

const STIFFNESS = 320;
const DAMPING = 24;
const STEP_S = 1 / 60;
const STILL_PX = 0.5;

export const transformOf = ({ x, y }: CardPose): string =>
  `translate3d(${x.toFixed(1)}px, ${y.toFixed(1)}px, 0) rotate(${(x * 0.045).toFixed(2)}deg)`;

/** Returns one pose for each 60th of a second; `velocity` is in px a second. */
export function springBack(from: CardPose, velocity = 0): CardPose[] {
  const path = [from];
  let [distance, speed] = [from.x, velocity];
  while (path.length < 60 && (Math.abs(distance) > STILL_PX || Math.abs(speed) > STILL_PX / STEP_S)) {
    speed += (-STIFFNESS * distance - DAMPING * speed) * STEP_S;
    distance += speed * STEP_S;
    path.push({ x: distance, y: from.x === 0 ? 0 : from.y * (distance / from.x) });
  }
  return [...path, { x: 0, y: 0 }];
}

/** A flick, or a drag by a third of the card's width, decides. */
export function verdictOf(x: number, velocity: number, width: number): 'yes' | 'no' | null {
  const isFlick = Math.abs(velocity) > 600 && Math.sign(velocity) === Math.sign(x) && Math.abs(x) > 24;
  if (!isFlick && Math.abs(x) < width / 3) return null;
  return x > 0 ? 'yes' : 'no';
}
