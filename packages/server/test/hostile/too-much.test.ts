// Too deep, too long, too many: whoever sends it is told so, and nothing happens to anybody else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problem, tableList } from '@quarterdeck/protocol';
import { playOne, tableOf, two } from '../lib/company.ts';
import { serverFor, visitor } from '../lib/harness.ts';

function nestedText(levels: number): string {
  return `${'{"in":'.repeat(levels)}1${'}'.repeat(levels)}`;
}

test('a move nested five thousand levels deep is refused, and the game goes on', async (t) => {
  const { a, b, id } = await two(t);
  const mover = (a.of(id).shown?.legal.length ?? 0) > 0 ? a : b;
  const refused = mover.nextRefusal();
  const { at } = tableOf(mover, id);
  mover.blurt(`{"type":"move","table":"${id}","at":${at},"move":{"type":"draw","more":${nestedText(5000)}}}`);
  const { code, message } = await refused;
  assert.deepEqual([code, message], ['bad-request', 'the request is nested more than 14 levels deep']);
  const bad = await mover.ask({ type: 'move', table: id, at, move: { type: 'draw', more: JSON.parse(nestedText(10)) } });
  assert.ok(bad.type === 'refused' && bad.error.code === 'illegal' && /more than 8 levels/.test(bad.error.message));
  const long = await mover.ask({ type: 'move', table: id, at, move: { type: 'x'.repeat(7000) } });
  assert.ok(long.type === 'refused' && long.error.message.length < 120);
  await playOne({ a, b, id });
  assert.equal(tableOf(b, id).stage, 'running');
});

test('options that are too deep, too long or of too many values are refused with 400 and the name of what is wrong', async (t) => {
  const server = await serverFor(t);
  const ann = await visitor(server);
  const complaintOn = async (options: string) => {
    const payload = `{"game":"dead-mans-draw","seats":["me","open"],"options":${options}}`;
    const headers = { cookie: ann.cookie, 'content-type': 'application/json' };
    const { statusCode, body } = await server.app.inject({ method: 'POST', url: '/api/tables', payload, headers });
    assert.equal(statusCode, 400, body);
    return problem.parse(JSON.parse(body)).error.message;
  };
  assert.match(await complaintOn(nestedText(5000)), /nested more than 14 levels deep/);
  assert.match(await complaintOn(`{"components":${nestedText(13)}}`), /nested more than/);
  assert.match(await complaintOn(`{"components":"${'x'.repeat(33_000)}"}`), /^option 'components' has more than 32000 letters$/);
  assert.match(await complaintOn(`{"components":[${Array(8050).fill(1)}]}`), /^option 'components' has more than 8000 values$/);
  assert.match(await complaintOn(`{"components":"${'x'.repeat(70_000)}"}`), /at most 64 KiB/);
  assert.match(await complaintOn(`{"__proto__":{"traits":true}}`), /not valid JSON|JavaScript's own names/);
});

test('long options are told to those who come to a table, and neither in lists nor in steps', async (t) => {
  const { server, ann, a, b, id } = await two(t, { visibility: 'public', options: { traits: true } });
  await playOne({ a, b, id });
  const { tables } = tableList.parse((await server.app.inject({ url: '/api/tables' })).json());
  const mine = tableList.parse((await ann.call('GET', '/api/tables/mine')).json);
  for (const table of [...tables, ...mine.tables]) assert.ok(!('options' in table));
  const steps = a.transcript.filter((told) => told.type === 'step');
  assert.ok(steps.length > 0 && steps.every(({ table }) => !('options' in table)));
  assert.ok(a.transcript.some((told) => told.type === 'snapshot' && told.table.options['traits'] === true));
});
