// The engine: a table that a program in any language plays at, one request after the other.
import type { Catalog } from '@quarterdeck/catalog';
import { Fault } from '@quarterdeck/kernel';
import { engineErrorOf } from '@quarterdeck/protocol/refusal';
import type { EngineState } from './open-game.ts';
import { OPS } from './ops.ts';
import { askOf, idOf, parseLine, parseRequest, type RequestId, refuse } from './request.ts';

export interface Engine {
  /** The answer to one line, as one line. */
  answer(line: string): string;
}

export function openEngine(catalog: Catalog): Engine {
  const engine: EngineState = { catalog, open: null };
  return {
    answer(line) {
      let id: RequestId | null = null;
      try {
        const fields = parseLine(line);
        id = idOf(fields);
        const request = parseRequest(fields);
        const op = OPS.get(request.op) ?? refuse(`there is no op '${request.op}': choose one of ${[...OPS.keys()].join(', ')}`);
        return JSON.stringify({ id, ok: true, ...op.run(engine, askOf(request, op.fields)) });
      } catch (cause) {
        return failure(id, faultOf(cause, engine));
      }
    },
  };
}

export function failure(id: RequestId | null, fault: Fault): string {
  return JSON.stringify({ id, ok: false, error: engineErrorOf(fault) });
}

/** A state from outside can be wrong in ways that only show later; anything else unexpected is a bug of ours. */
function faultOf(cause: unknown, { open }: EngineState): Fault {
  if (cause instanceof Fault) return cause;
  if (open === null || open.play.match.origin === null) throw cause;
  return new Fault(
    'bad-state',
    `the loaded state does not hold together: ${cause instanceof Error ? cause.message : String(cause)}`,
  );
}
