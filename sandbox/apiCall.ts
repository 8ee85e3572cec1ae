/** What every API handler starts with: who asks, whether that is allowed, and what trouble was ordered for this call. */
import type { FastifyRequest } from 'fastify';
import { admit, bearerOf, type AccessToken } from './access.ts';
import { applyFields, parseFields } from './fieldsMask.ts';
import type { Fault } from './faults.ts';
import type { SandboxState } from './sandboxState.ts';
import type { WorkspaceIndex } from './workspaceIndex.ts';

export type ApiCall = {
  token: AccessToken;
  index: WorkspaceIndex;
  /** The kind of fault the handler itself has to play, if any. */
  fault: Fault['kind'] | undefined;
  /** A query parameter given once. */
  parameter: (name: string) => string | undefined;
  /** A query parameter that may be repeated. */
  parameters: (name: string) => string[];
};

/** Admits a call of that method or throws Google's refusal. */
export async function openCall(
  state: SandboxState,
  request: FastifyRequest,
  method: string,
  scope: string,
): Promise<ApiCall> {
  const index = await state.index();
  const bearer = state.accessTokens.open(bearerOf(request.headers.authorization));
  const token = admit(bearer, method, [scope], state.quota, state.now());
  const query = request.query as Record<string, string | string[] | undefined>;
  const parameters = (name: string) => [query[name] ?? []].flat();
  const fault = state.striking.get(request)?.kind;
  return { token, index, fault, parameters, parameter: (name) => parameters(name)[0] };
}

/** The answer as the call's `fields` parameter wants it, or as `standard` where the call names no fields. */
export function answerFields<T>(call: ApiCall, answer: T, standard = '*'): T {
  return applyFields(answer, parseFields(call.parameter('fields') || standard));
}
