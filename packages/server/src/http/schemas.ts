// Fastify with zod: requests are parsed by the schemas of the protocol, and the API's page is made of the same ones.
import { type Bounds, OPTION_BOUNDS, short, tooMuch } from '@quarterdeck/kernel';
import type { DeepReadonly } from '@quarterdeck/protocol';
import { type Refused, refusal } from '@quarterdeck/protocol';
import type { FastifySchema, FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import * as z from 'zod';

export interface ZodProvider extends FastifyTypeProvider {
  readonly validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
  readonly serializer: this['schema'] extends z.ZodType ? DeepReadonly<z.input<this['schema']>> : unknown;
}

export const zodValidator: FastifySchemaCompiler<unknown> = ({ schema, httpPart }) => {
  if (!(schema instanceof z.ZodType)) throw new Error('every schema of a route is one of the protocol');
  return (given: unknown) => {
    const excess = httpPart === 'body' ? excessOf(given) : null;
    if (excess !== null) return { error: excess };
    const { success, data, error } = schema.safeParse(given);
    return success ? { value: data } : { error: refusal('bad-request', complaint(error)) };
  };
};

/** The first thing that is wrong, in one line. */
export function complaint({ issues }: z.ZodError): string {
  const [issue] = issues;
  if (issue === undefined) return 'the request cannot be read';
  const where = issue.path.length === 0 ? 'the request' : `'${short(issue.path.join('.'))}'`;
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) return `${where} is missing`;
  if (issue.code !== 'unrecognized_keys') return `${where}: ${issue.message}`;
  return `${where}: there is no field '${short(issue.keys[0] ?? '')}'`;
}

/** No request of ours is deeper, has more values or, besides a record, more letters than a table with the longest options. */
const REQUEST: Bounds = { levels: OPTION_BOUNDS.levels + 2, values: OPTION_BOUNDS.values + 100, letters: 1_000_000 };

/** What is too much about what was sent, over HTTP or a socket, before anybody looks into it; or null. */
export function excessOf(given: unknown): Refused | null {
  const excess = tooMuch(given, REQUEST);
  return excess === null ? null : refusal('bad-request', `the request ${excess}`);
}

/** Schemas of a route as JSON schema, for OpenAPI. */
export function withJsonSchemas(schema: FastifySchema): FastifySchema {
  const { body, params, querystring, response, ...rest } = schema;
  return {
    ...rest,
    ...(body === undefined ? {} : { body: jsonSchema(body, 'input') }),
    ...(params === undefined ? {} : { params: jsonSchema(params, 'input') }),
    ...(querystring === undefined ? {} : { querystring: jsonSchema(querystring, 'input') }),
    ...(response === undefined ? {} : { response: responses(response) }),
  };
}

function responses(response: unknown): object {
  const entries = typeof response === 'object' && response !== null ? Object.entries(response) : [];
  return Object.fromEntries(entries.map(([code, schema]) => [code, jsonSchema(schema, 'output')]));
}

export function jsonSchema(schema: unknown, io: 'input' | 'output'): object {
  if (!(schema instanceof z.ZodType)) return {};
  const { $schema: _, ...json } = z.toJSONSchema(schema, { target: 'draft-7', io, unrepresentable: 'any' });
  return json;
}
