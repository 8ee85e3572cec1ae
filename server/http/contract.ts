/** openapi.yaml as the service reads it: the document, and who may call what. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { OperationId } from './operations.ts';

type OperationObject = { operationId: OperationId; security?: unknown[] };
type Contract = { paths: Record<string, Record<string, OperationObject>> };

/** The parsed document. Read anew for every app: who uses it may write into it. */
export function readContract(): Contract {
  return parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as Contract;
}

/** Operations that need no bearer token: those whose `security` is empty. */
export function publicOperations(contract: Contract): Set<OperationId> {
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
  return new Set(
    operations.filter((operation) => operation.security?.length === 0).map((operation) => operation.operationId),
  );
}
