// Queries that every move makes. Kysely builds the text of each once; after that it is found by what it writes, and only values are new.
import { same } from '@quarterdeck/kernel';
import { type Compilable, CompiledQuery, type QueryResult, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export class KnownQueries {
  readonly #texts = new Map<string, string>();

  /** `values` in the order in which the query has them. */
  run(
    trx: Transaction<Schema>,
    name: string,
    values: readonly unknown[],
    build: () => Compilable,
  ): Promise<QueryResult<unknown>> {
    const text = this.#texts.get(name) ?? this.#learn(name, values, build());
    return trx.executeQuery(CompiledQuery.raw(text, [...values]));
  }

  #learn(name: string, values: readonly unknown[], query: Compilable): string {
    const { sql, parameters } = query.compile();
    if (!same(parameters, values)) throw new Error(`the values of '${name}' are in another order than its query has them`);
    this.#texts.set(name, sql);
    return sql;
  }
}
