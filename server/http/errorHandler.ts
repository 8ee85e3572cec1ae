/** The one place where a failure becomes an answer, always `{ error: { message, details?, code?, requestId } }`. */
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import { Refused } from '../../contract/refused.ts';
import { describeError } from '../db/describeError.ts';
import { databaseTrouble, type DatabaseTrouble } from '../db/databaseTrouble.ts';
import { HttpError, notFound } from './httpError.ts';

const BLAND =
  'Something went wrong on our side. Please try again. If this keeps happening, give support the request ID.';

/** What Fastify and its plugins refuse by themselves, in our words. */
const sentences: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_REQ_FILE_TOO_LARGE: 'The file is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The request has a content type that is not understood here.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request is empty where JSON was expected.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The length of the request is not what it said.',
  FST_ERR_BAD_URL: 'The address is not valid.',
  FST_ERR_ASYNC_CONSTRAINT: 'The address is not valid.',
  FST_FILES_LIMIT: 'The request has more files than are understood here.',
  FST_FIELDS_LIMIT: 'The request has more fields than are understood here.',
  FST_PARTS_LIMIT: 'The request has more parts than are understood here.',
};

/** Sets the error handler and the 404 of unknown API routes. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | HttpError>(answerError);
}

/** Also used where Fastify has no route yet (`frameworkErrors`). */
export function answerError(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = isBrokenForm(error, request) ? brokenForm() : toHttpError(error);
  if (failure.status >= 500) request.log.error({ err: describeError(error) }, 'request failed');
  return reply
    .code(failure.status)
    .headers({ 'cache-control': 'no-store', 'x-request-id': request.id, ...failure.headers })
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      error: {
        message: failure.message,
        ...(failure.details === undefined ? {} : { details: failure.details }),
        ...(failure.code === undefined ? {} : { code: failure.code }),
        requestId: request.id,
        ...failure.stale,
        ...(failure.contractId === undefined ? {} : { contractId: failure.contractId }),
      },
    });
}

/** The reader of multipart forms throws plain errors at a form that is cut short or put together wrongly. */
function isBrokenForm(error: FastifyError | HttpError, request: FastifyRequest): boolean {
  const isForm = request.headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;
  const isPlain = !(error instanceof HttpError) && error.statusCode === undefined;
  // Who asks is looked up before the form is read: a database that is away says nothing of the form.
  return isForm && !request.bodyIsRead && isPlain && databaseTrouble(error) === null;
}

function brokenForm(): HttpError {
  return new HttpError(400, 'Part of the form didn’t arrive. Please send it again.', { code: 'BAD_REQUEST' });
}

/** The answer to a body in a form that nothing here reads. */
export function unreadable(): HttpError {
  return new HttpError(415, sentences['FST_ERR_CTP_INVALID_MEDIA_TYPE'] ?? '', { code: 'BAD_REQUEST' });
}

/** The answer to a route that is not there. */
export function unknownRoute(): HttpError {
  return notFound('This address');
}

function toHttpError(error: FastifyError | HttpError): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof Refused) {
    const { status, message, code, details } = error;
    return new HttpError(status, message, { code, ...(details === undefined ? {} : { details }) });
  }
  const [problem] = error.validation ?? [];
  if (problem) return wrongInput(problem, error.validationContext ?? 'request');
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    const sentence = sentences[error.code] ?? 'The request could not be understood.';
    return new HttpError(status, sentence, { code: status === 413 ? 'TOO_LARGE' : 'BAD_REQUEST' });
  }
  const trouble = databaseTrouble(error);
  return trouble === null ? new HttpError(500, BLAND, { code: 'INTERNAL' }) : unavailable(trouble);
}

/** Nothing is wrong with the request: it can be sent again. */
function unavailable(trouble: DatabaseTrouble): HttpError {
  const message =
    trouble === 'full'
      ? 'We can’t store anything right now because there is no room left. Nothing was changed. Please try again later.'
      : 'We can’t reach the database right now. Please try again in a few seconds.';
  const code = trouble === 'full' ? 'STORAGE_FULL' : 'DATABASE_UNAVAILABLE';
  return new HttpError(503, message, { code, headers: { 'retry-after': trouble === 'full' ? '60' : '5' } });
}

/** Names the field: `contracts[3].name`. The value itself is not repeated. */
function wrongInput(problem: FastifySchemaValidationError, context: string): HttpError {
  const { missingProperty, additionalProperty } = problem.params as {
    missingProperty?: string;
    additionalProperty?: string;
  };
  const path = problem.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const extra = missingProperty ?? additionalProperty;
  if (extra !== undefined) path.push(extra);
  const field =
    path.reduce(
      (text, part) => (/^\d+$/.test(part) ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`),
      '',
    ) || context;
  const what =
    missingProperty === undefined
      ? additionalProperty === undefined
        ? (problem.message ?? 'is not valid')
        : 'is not expected here'
      : 'is missing';
  return new HttpError(400, `The request is not valid: ${field} ${what}.`, { code: 'INVALID', details: field });
}
