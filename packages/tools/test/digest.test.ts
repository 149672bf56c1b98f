// The list of what failed, at the end of a run.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digestOf } from '../src/digest.ts';

const failure = (file: string, name: string) => ({ name, file: `/home/quarterdeck/${file}`, line: 7 });

test('sentences of the rules come before the counts and replays that notice the same', () => {
  const digest = digestOf(
    [
      failure('games/x/test/conformance.test.ts', 'all 31 are played again as they were'),
      failure('games/x/test/rulebook.test.ts', 'an anchor protects what lies before it (6.1)'),
    ],
    '/home/quarterdeck',
  );
  assert.equal(
    digest,
    [
      '\nWhat no longer holds (1):',
      '  games/x/test/rulebook.test.ts:7  an anchor protects what lies before it (6.1)',
      '\nWhat noticed it besides (1):',
      '  games/x/test/conformance.test.ts:7  all 31 are played again as they were\n',
    ].join('\n'),
  );
});

test('where nothing failed there is nothing to say', () => assert.equal(digestOf([], '/'), ''));
