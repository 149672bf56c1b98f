// The list of what failed, at the end of a run.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digestOf } from '../src/digest.ts';

const failure = (file: string, name: string, message = '') => ({ name, file: `/home/quarterdeck/${file}`, line: 7, message });

test('sentences of the rules come before the counts and replays that notice the same', () => {
  const digest = digestOf(
    [
      failure(
        'packages/testkit/src/suite.ts',
        'all 31 are played again as they were',
        '1 of 31 differs\n  2-seats, line 9 (3 0 draw): no',
      ),
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
      '  packages/testkit/src/suite.ts:7  all 31 are played again as they were',
      '      1 of 31 differs',
      '        2-seats, line 9 (3 0 draw): no\n',
    ].join('\n'),
  );
});

test('where nothing failed there is nothing to say', () => assert.equal(digestOf([], '/'), ''));

test('of a long summary the beginning is told again, and how much there is', () => {
  const message = Array.from({ length: 20 }, (_, i) => `line ${i}`).join('\n');
  const digest = digestOf([failure('games/x/test/conformance.test.ts', 'all are played again', message)], '/home/quarterdeck');
  assert.match(digest, /line 7\n +\.\.\. and 12 lines more above\n$/);
});
