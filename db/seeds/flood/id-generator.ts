import { random32 } from './stateless-random.ts';
import type { FloodWorld } from './world.ts';

const bytes = Buffer.alloc(16);

/** Generates UUIDs as 32 hexadecimal digits. */
export function idGenerator({ seed, earlierMembers }: FloodWorld, kind: string) {
  const words = ['a', 'b', 'c', 'd'].map(word => random32(`${seed} ${earlierMembers}`, `${kind} ${word}`));
  const fill = (number: number) => words.reduce((at, word) => bytes.writeUInt32BE(word(number), at), 0);
  const uuid = (version: number) => {
    bytes[6] = (bytes.readUInt8(6) & 0x0f) | (version << 4);
    bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80;
    return bytes.toString('hex');
  };
  return {
    random128(number: number): string {
      fill(number);
      return bytes.toString('hex');
    },
    v4(number: number): string {
      fill(number);
      return uuid(4);
    },
    /** UUID version 7, which begins with the time. */
    v7(number: number, at: Date): string {
      fill(number);
      bytes.writeUIntBE(at.getTime(), 0, 6);
      return uuid(7);
    },
  };
}
