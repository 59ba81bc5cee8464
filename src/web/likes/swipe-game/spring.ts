/** Where a card is: from its place in px, turned in degrees about its middle. */
export type Pose = { x: number; y: number };

const STIFFNESS = 320;
const DAMPING = 24;
const STEP_S = 1 / 60;
const STILL_PX = 0.5;

/** The transform of a card that is held so far from its place: it turns with the hand. */
export const transformOf = ({ x, y }: Pose): string =>
  `translate3d(${x.toFixed(1)}px, ${y.toFixed(1)}px, 0) rotate(${(x * 0.045).toFixed(2)}deg)`;

/** The way back to its place of what was let go of at `from`, `velocity` in px a second: a pose for each 60th of a second. */
export function springBack(from: Pose, velocity = 0): Pose[] {
  const way = [from];
  let [distance, speed] = [from.x, velocity];
  while (way.length < 60 && (Math.abs(distance) > STILL_PX || Math.abs(speed) > STILL_PX / STEP_S)) {
    speed += (-STIFFNESS * distance - DAMPING * speed) * STEP_S;
    distance += speed * STEP_S;
    way.push({ x: distance, y: from.x === 0 ? 0 : from.y * (distance / from.x) });
  }
  return [...way, { x: 0, y: 0 }];
}

/** How far is far enough: a third of the card, or a flick. */
export function verdictOf(x: number, velocity: number, width: number): 'yes' | 'no' | null {
  const isFlick = Math.abs(velocity) > 600 && Math.sign(velocity) === Math.sign(x) && Math.abs(x) > 24;
  if (!isFlick && Math.abs(x) < width / 3) return null;
  return x > 0 ? 'yes' : 'no';
}
