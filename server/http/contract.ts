/** openapi.yaml as the service reads it: the document, and what it says of each operation before its body is read. */
import { readFileSync } from 'node:fs';
import type { OperationId } from './operations.ts';

type OperationObject = {
  operationId: OperationId;
  security?: unknown[];
  'x-max-body-bytes'?: number;
  requestBody?: { content: Record<string, unknown> };
};
type Contract = { paths: Record<string, Record<string, OperationObject>> };

export type OperationFacts = {
  /** No bearer token needed: its `security` is empty. */
  isPublic: boolean;
  /** Media types its body may have; null where it takes none. */
  mediaTypes: string[] | null;
  /** Bytes its body may have: `x-max-body-bytes`, or what suits a small form. */
  bodyLimit: number;
};

/** What an operation takes that says nothing else, and an address that is none of the contract's. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** Of an operation that the contract does not have: nothing is public, and no body is taken. */
export const UNKNOWN_OPERATION: OperationFacts = { isPublic: false, mediaTypes: null, bodyLimit: BODY_LIMIT_BYTES };

/**
 * The parsed document. Read anew for every app: who uses it may write into it. `npm run generate` has made JSON of the YAML, which
 * takes 400 ms of a processor to parse, at every start.
 */
export function readContract(): Contract {
  return JSON.parse(readFileSync(new URL('contract.gen.json', import.meta.url), 'utf8')) as Contract;
}

/** The facts of every operation. */
export function operationFacts(contract: Contract): Map<OperationId, OperationFacts> {
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
  return new Map(
    operations.map(({ operationId, security, requestBody, 'x-max-body-bytes': bodyLimit = BODY_LIMIT_BYTES }) => [
      operationId,
      {
        isPublic: security?.length === 0,
        mediaTypes: requestBody ? Object.keys(requestBody.content) : null,
        bodyLimit,
      },
    ]),
  );
}
