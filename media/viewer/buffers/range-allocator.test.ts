import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Range, RangeAllocator } from "./range-allocator.ts";

describe("range allocator", () => {
  test("doubles its capacity when the end is reached", () => {
    const allocator = new RangeAllocator(8);
    allocator.allocate(6);
    expect(allocator.capacity).toBe(8);
    expect(allocator.allocate(20)).toEqual({ start: 6, count: 20 });
    expect(allocator.capacity).toBe(32);
  });

  test("gives a freed range to the next that fits, and joins neighbours", () => {
    const allocator = new RangeAllocator(64);
    const [a, b] = [allocator.allocate(10), allocator.allocate(10)];
    const last = allocator.allocate(10);
    allocator.release(a);
    allocator.release(b);
    expect(allocator.allocate(20)).toEqual({ start: 0, count: 20 });
    expect(allocator.end).toBe(30);
    allocator.release(last);
    expect(allocator.end).toBe(20);
  });

  test("ranges in use never overlap, stay within the capacity, and everything freed leaves nothing", () => {
    const step = fc.record({ free: fc.boolean(), count: fc.integer({ min: 0, max: 50 }), which: fc.nat() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const allocator = new RangeAllocator(4);
        const live: Range[] = [];
        let most = 0;
        for (const { free, count, which } of steps) {
          if (free && live.length > 0) allocator.release(live.splice(which % live.length, 1)[0]!);
          else live.push(allocator.allocate(count));
          const sorted = live.filter((r) => r.count > 0).sort((a, b) => a.start - b.start);
          sorted.forEach((range, i) => {
            const before = sorted[i - 1];
            expect(range.start).toBeGreaterThanOrEqual(before ? before.start + before.count : 0);
            expect(range.start + range.count).toBeLessThanOrEqual(allocator.end);
          });
          expect(allocator.end).toBeLessThanOrEqual(allocator.capacity);
          most = Math.max(most, allocator.end);
        }
        expect(allocator.capacity).toBeLessThan(Math.max(8, most * 2));
        for (const range of live) allocator.release(range);
        expect(allocator.end).toBe(0);
      }),
    );
  });
});
