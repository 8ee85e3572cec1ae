/** The service as one Fastify app: the contract's operations, the web app's files, and nothing of the process around it. */
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyInstance, type FastifyBaseLogger } from 'fastify';
import glue from 'fastify-openapi-glue';
import { DocumentReader } from './documents/DocumentReader.ts';
import { accountHandlers } from './http/accounts/accountHandlers.ts';
import { accountMailHandlers } from './http/accounts/accountMailHandlers.ts';
import { leavingHandlers } from './http/accounts/leavingHandlers.ts';
import { notingHooks } from './http/accounts/noteOperations.ts';
import { ownAccountHandlers } from './http/accounts/ownAccountHandlers.ts';
import { secondFactorHandlers } from './http/accounts/secondFactorHandlers.ts';
import { answerSerializerCompiler } from './http/answerCheck.ts';
import { compileWhenNeeded } from './http/compileWhenNeeded.ts';
import type { AppContext } from './http/appContext.ts';
import { requireUser } from './http/authentication.ts';
import { boundConnections, REQUEST_TIMEOUTS } from './http/connectionBounds.ts';
import { BODY_LIMIT_BYTES, operationFacts, readContract, UNKNOWN_OPERATION } from './http/contract.ts';
import { contractHandlers } from './http/contracts/contractHandlers.ts';
import { changeContractsHandlers } from './http/cycle/changeContracts.ts';
import { pdfMaker } from './http/contracts/downloadContract.ts';
import { createContractHandler } from './http/cycle/createContract.ts';
import { cycleHandlers } from './http/cycle/cycleHandlers.ts';
import { documentHandlers } from './http/cycle/documentHandlers.ts';
import { joinHandlers } from './http/cycle/joinHandlers.ts';
import { noticeProofHandler } from './http/cycle/noticeProofHandler.ts';
import { answerError, handleErrors } from './http/errorHandler.ts';
import { googleHandlers } from './http/google/googleHandlers.ts';
import { googleRoutes } from './http/google/googleRoutes.ts';
import { fileHandlers } from './http/files/fileHandlers.ts';
import { fileKeeper } from './http/files/keepFile.ts';
import { foundTextHandlers } from './http/gmail/foundTextHandlers.ts';
import { searchHandlers } from './http/gmail/searchHandlers.ts';
import { silentMail } from './mail/silentMail.ts';
import { logRequests } from './http/requestLog.ts';
import type { Handlers, OperationId } from './http/operations.ts';
import { markBodyRead, requirePlainText } from './http/plainText.ts';
import { readBodies, requireMediaType } from './http/requestBody.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { feedHandlers } from './http/reminders/feedHandlers.ts';
import { reminderHandlers } from './http/reminders/reminderHandlers.ts';
import { reminderRoutes } from './http/reminders/reminderRoutes.ts';
import { settingsHandlers } from './http/settings/settingsHandlers.ts';
import { importContractsHandler } from './http/spreadsheets/importHandler.ts';
import { importsHandlers } from './http/spreadsheets/importsHandlers.ts';
import { getLeftOutFileHandler } from './http/spreadsheets/leftOutHandler.ts';
import { exportHandlers } from './http/spreadsheets/exportHandlers.ts';
import { watchingHandlers } from './http/watching/watchingHandlers.ts';
import { sharingHandlers } from './http/sharing/sharingHandlers.ts';
import { searchTextHandler } from './http/textSearch/searchTextHandler.ts';
import { serveWebApp } from './http/webApp.ts';

/** The contract says how long an id may be; the router only has to let it through to that check. */
const MAX_ID_LENGTH = 4096;

export type BuildAppOptions = Omit<AppContext, 'reader' | 'mail'> & {
  /** Without one no message is sent, and links are signed with a key that ends with the app. */
  mail?: AppContext['mail'];
  /** Without one the app has a reader of its own, and closes it. */
  reader?: AppContext['reader'];
  /** Without one nothing is logged. */
  log?: FastifyBaseLogger;
  /** Folder of the built web app; null serves the API alone. */
  webRoot?: string | null;
};

/** Builds the app. It neither listens nor owns what it is given: the caller closes both. */
export async function buildApp({ log, webRoot = null, ...given }: BuildAppOptions): Promise<FastifyInstance> {
  const ownReader = given.reader === undefined ? new DocumentReader() : null;
  const context: AppContext = {
    ...given,
    reader: given.reader ?? (ownReader as DocumentReader),
    mail: given.mail ?? silentMail(given),
  };
  const app = fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: MAX_ID_LENGTH },
    genReqId: () => randomUUID(),
    trustProxy: context.config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUTS.requestTimeout,
    http: REQUEST_TIMEOUTS,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: true,
        allErrors: false,
        strict: false,
      },
      onCreate: compileWhenNeeded,
    },
  });
  app.addHook('onClose', async () => ownReader?.close());
  app.setSerializerCompiler(answerSerializerCompiler());
  app.decorateRequest('user', null);
  app.decorateRequest('sessionId', null);
  app.decorateRequest('uploadedFileName', null);
  app.decorateRequest('uploadedBytes', null);
  app.decorateRequest('uploadedMediaType', null);
  app.decorateRequest('uploadId', null);
  app.decorateRequest('uploadedFiles', 0);
  app.decorateRequest('bodyIsRead', false);
  boundConnections(app, context.config.trustProxy !== false);
  handleErrors(app);
  logRequests(app);
  await securityHeaders(app, context.config);
  await app.register(cookie);
  await readBodies(app, fileKeeper(context));
  app.addHook('preValidation', markBodyRead);
  // After the schema: what it refuses is not looked at piece by piece.
  app.addHook('preHandler', requirePlainText);
  await registerOperations(app, context);
  googleRoutes(app, context);
  await app.register(async (routes) => reminderRoutes(routes, context));
  await serveWebApp(app, webRoot);
  return app;
}

async function registerOperations(app: FastifyInstance, context: AppContext): Promise<void> {
  const pdfOf = pdfMaker(context);
  const handlers: Handlers<OperationId> = {
    ...accountHandlers(context),
    ...ownAccountHandlers(context),
    ...secondFactorHandlers(context),
    ...accountMailHandlers(context),
    ...leavingHandlers(context),
    ...contractHandlers(context, pdfOf, app.log),
    ...cycleHandlers(context),
    createContract: createContractHandler(context),
    ...documentHandlers(context, pdfOf),
    ...joinHandlers(context),
    getNoticeProof: noticeProofHandler(context),
    ...settingsHandlers(context),
    ...exportHandlers(context),
    ...reminderHandlers(context),
    ...feedHandlers(context),
    importContracts: importContractsHandler(context),
    ...importsHandlers(context),
    getLeftOutFile: getLeftOutFileHandler(context),
    ...changeContractsHandlers(context),
    ...googleHandlers(context),
    ...searchHandlers(context),
    ...foundTextHandlers(context),
    ...watchingHandlers(context),
    ...fileHandlers(context),
    ...sharingHandlers(context),
    searchText: searchTextHandler(context),
  };
  const specification = readContract();
  const facts = operationFacts(specification);
  const authenticate = requireUser(context);
  await app.register(glue, {
    specification,
    // The glue asks for the token after the body was read and checked; we ask before.
    operationResolver: ((operationId: OperationId) => {
      const handler = handlers[operationId];
      if (!handler) throw new Error(`openapi.yaml has the operation ${operationId}, and nothing handles it.`);
      const { isPublic, mediaTypes, bodyLimit } = facts.get(operationId) ?? UNKNOWN_OPERATION;
      return {
        handler,
        bodyLimit,
        onSend: notingHooks(context, operationId),
        onRequest: [...(isPublic ? [] : [authenticate]), ...(mediaTypes ? [requireMediaType(mediaTypes)] : [])],
      };
    }) as never,
  });
}
