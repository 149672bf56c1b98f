// What is seen of a chart through a pane.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  bounded,
  centredOn,
  type Frame,
  isWhole,
  onChart,
  panned,
  pinched,
  resized,
  type Sight,
  showing,
  touchActionAt,
  wholeOf,
  wholeScale,
  zoomed,
} from '../src/chart/pan-zoom.ts';

const FRAME: Frame = { chart: { width: 240, height: 140 }, pane: { width: 480, height: 420 }, nearest: 12 };

const frames = fc.record({
  chart: fc.record({ width: fc.integer({ min: 50, max: 2000 }), height: fc.integer({ min: 50, max: 2000 }) }),
  pane: fc.record({ width: fc.integer({ min: 80, max: 1900 }), height: fc.integer({ min: 80, max: 1900 }) }),
  nearest: fc.integer({ min: 1, max: 12 }),
});
const points = fc.record({ x: fc.integer({ min: -3000, max: 3000 }), y: fc.integer({ min: -3000, max: 3000 }) });
const near = (one: number, other: number) => Math.abs(one - other) < 1e-6 * Math.max(1, Math.abs(one));

/** On each axis all of the chart is seen, or nothing beyond it. */
function assertNoGap({ chart, pane }: Frame, { x, y, scale }: Sight): void {
  for (const [start, length, room] of [
    [x, chart.width * scale, pane.width],
    [y, chart.height * scale, pane.height],
  ] as const) {
    const isInside = start >= -1e-6 && start + length <= room + 1e-6;
    const isCovered = start <= 1e-6 && start + length >= room - 1e-6;
    assert.ok(isInside || isCovered, JSON.stringify({ start, length, room }));
  }
}

test('the whole chart lies in the middle of the pane', () => {
  assert.deepEqual(wholeOf(FRAME), { x: 0, y: 70, scale: 2 });
  assert.ok(isWhole(FRAME, wholeOf(FRAME)));
  assert.ok(!isWhole(FRAME, zoomed(FRAME, wholeOf(FRAME), 1.2, { x: 0, y: 0 })));
});

test('however one moves and zooms, the pane shows no more than the chart, and the scale keeps its bounds', () => {
  fc.assert(
    fc.property(frames, fc.array(fc.tuple(points, fc.double({ min: 0.2, max: 5, noNaN: true }))), (frame, steps) => {
      let sight = wholeOf(frame);
      for (const [point, factor] of steps) {
        sight = zoomed(frame, panned(frame, sight, point), factor, point);
        assertNoGap(frame, sight);
        const least = wholeScale(frame);
        assert.ok(sight.scale >= least - 1e-9 && sight.scale <= Math.max(least, frame.nearest) + 1e-9);
      }
    }),
  );
});

test('what lies under the pointer stays there while one zooms, away from the rim', () => {
  const start = centredOn(FRAME, { x: 110, y: 60, width: 20, height: 20 }, 5);
  const at = { x: 250, y: 200 };
  const under = (sight: Sight) => onChart(sight, { ...at, width: 0, height: 0 });
  const after = zoomed(FRAME, start, 1.5, at);
  assert.ok(near(under(start).x, under(after).x) && near(under(start).y, under(after).y));
  assert.equal(after.scale, 7.5);
});

test('two fingers take the chart with them and pull it apart', () => {
  const start = centredOn(FRAME, { x: 110, y: 60, width: 20, height: 20 }, 4);
  const before = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ] as const;
  const now = [
    { x: 110, y: 120 },
    { x: 310, y: 120 },
  ] as const;
  const after = pinched(FRAME, start, before, now);
  assert.equal(after.scale, 8);
  const middle = onChart(start, { x: 150, y: 100, width: 0, height: 0 });
  assert.ok(near(after.x + middle.x * after.scale, 210) && near(after.y + middle.y * after.scale, 120));
});

test('a place that is in sight is left where it is; one that is not comes in by the shortest way', () => {
  const sight = centredOn(FRAME, { x: 0, y: 0, width: 60, height: 60 }, 6);
  assert.deepEqual(showing(FRAME, sight, { x: 10, y: 10, width: 10, height: 10 }), sight);
  const { x, y, scale } = showing(FRAME, sight, { x: 100, y: 10, width: 10, height: 10 });
  assert.deepEqual({ x, y, scale }, { x: 480 - 110 * 6, y: sight.y, scale: 6 });
  assert.ok(showing(FRAME, sight, { x: 0, y: 0, width: 200, height: 20 }).scale < 3);
});

test('whatever fits into the pane can be shown', () => {
  fc.assert(
    fc.property(frames, points, (frame, point) => {
      const width = frame.chart.width / 10;
      const height = frame.chart.height / 10;
      const area = { x: Math.abs(point.x) % (width * 9), y: Math.abs(point.y) % (height * 9), width, height };
      const { x, y, scale } = showing(frame, bounded(frame, { x: 0, y: 0, scale: frame.nearest }), area);
      assert.ok(x + area.x * scale >= -1e-6 && x + (area.x + width) * scale <= frame.pane.width + 1e-6);
      assert.ok(y + area.y * scale >= -1e-6 && y + (area.y + height) * scale <= frame.pane.height + 1e-6);
    }),
  );
});

test('with another size of the pane the whole stays the whole, and the middle the middle', () => {
  const pane = { width: 300, height: 300 };
  assert.deepEqual(resized(FRAME, wholeOf(FRAME), pane), wholeOf({ ...FRAME, pane }));
  const sight = centredOn(FRAME, { x: 110, y: 60, width: 20, height: 20 }, 8);
  assert.deepEqual(resized(FRAME, sight, pane), centredOn({ ...FRAME, pane }, { x: 110, y: 60, width: 20, height: 20 }, 8));
});

test('a finger moves the page wherever the chart has nothing beyond the pane', () => {
  assert.equal(touchActionAt(FRAME, wholeOf(FRAME)), 'pan-x pan-y');
  assert.equal(touchActionAt(FRAME, { x: 0, y: 0, scale: 2.5 }), 'pan-y');
  assert.equal(touchActionAt(FRAME, { x: 0, y: 0, scale: 4 }), 'none');
});
