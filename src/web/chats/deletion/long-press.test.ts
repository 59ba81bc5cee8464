import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLongPress } from './message-actions.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (clientX: number, pointerType = 'touch') => ({ pointerType, clientX, clientY: 0 }) as never;
const click = () => ({ preventDefault: vi.fn(), stopPropagation: vi.fn() });
function pressed() {
  const onLongPress = vi.fn();
  return { onLongPress, ...createLongPress(onLongPress).handlers };
}

test('a long press opens the menu and is no tap; the next tap is one again (spec 2.9)', () => {
  const { onLongPress, onPointerDown, onPointerUp, onClickCapture } = pressed();
  onPointerDown(at(0));
  vi.advanceTimersByTime(500);
  onPointerUp();
  const [first, second] = [click(), click()];
  onClickCapture(first as never);
  expect([onLongPress.mock.calls.length, first.stopPropagation.mock.calls.length]).toEqual([1, 1]);
  onPointerDown(at(0));
  vi.advanceTimersByTime(100);
  onPointerUp();
  onClickCapture(second as never);
  expect([onLongPress.mock.calls.length, second.stopPropagation.mock.calls.length]).toEqual([1, 0]);
});

test.each([
  ['a scrolling finger', 'touch', 40],
  ['a mouse', 'mouse', 0],
])('%s opens no menu and prevents no click (spec 2.9)', (_, pointerType, moved) => {
  const { onLongPress, onPointerDown, onPointerMove, onClickCapture } = pressed();
  onPointerDown(at(0, pointerType));
  onPointerMove(at(moved, pointerType));
  vi.advanceTimersByTime(1_000);
  const event = click();
  onClickCapture(event as never);
  expect([onLongPress.mock.calls.length, event.stopPropagation.mock.calls.length]).toEqual([0, 0]);
});
