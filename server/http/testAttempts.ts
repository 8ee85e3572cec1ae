/** For tests: every operation of the contract, called by one user with the ids of another. */
import type { LightMyRequestResponse } from 'fastify';
import type { OperationId } from './operations.ts';
import type { TestApp, TestUser } from './testApp.ts';
import { sendFiles } from './testSendFiles.ts';

/** An upload of hers that waits. */
export const UPLOAD = '00000000-0000-4000-8000-0000000000ad';

/** What is Ada's. */
export type Adas = {
  searchId: string;
  found: [string, string];
  /** What her search could not read, in her mailbox. */
  met: string;
  contract: string;
  invitation: { id: string; token: string | null };
};

/** What Ben sends, and what he is answered. An operation that is not here fails the test. `echoed` is what he wrote himself and is shown again. */
export type Attempt = { send: () => Promise<LightMyRequestResponse>; status: number; echoed?: () => string };

export type Meeting = {
  service: TestApp;
  ada: TestUser;
  adas: Adas;
  /** In everything that is hers. */
  mark: string;
};

/** What `ben` tries. */
export function attemptsOf({ service, ada, adas, mark: MARK }: Meeting, ben: TestUser): Record<OperationId, Attempt> {
  const attempts: Record<OperationId, Attempt> = {
    getCurrentUser: { send: () => ben.call('GET', '/api/auth/me'), status: 200 },
    login: { send: () => post('/api/auth/login', { email: ada.email, password: 'ben' }), status: 401 },
    register: {
      send: () => post('/api/auth/register', { email: ada.email.toUpperCase(), password: 'ben' }),
      status: 409,
    },
    logout: { send: async () => (await service.signIn()).call('POST', '/api/auth/logout'), status: 204 },
    getAccount: { send: () => ben.call('GET', '/api/account'), status: 200 },
    requestPasswordReset: { send: () => post('/api/auth/forgot', { email: ada.email }), status: 409 },
    resetPassword: { send: () => post('/api/auth/reset', { token: 'made.up', newPassword: 'mine now' }), status: 410 },
    sendConfirmation: { send: () => ben.call('POST', '/api/account/confirmation'), status: 409 },
    exportAccount: { send: () => ben.call('GET', '/api/account/export'), status: 200 },
    deleteAccount: { send: async () => (await service.signIn()).call('DELETE', '/api/account'), status: 202 },
    changePassword: {
      send: () => ben.call('POST', '/api/account/password', { currentPassword: 'hers', newPassword: 'mine now' }),
      status: 422,
    },
    startSecondFactor: {
      send: () => ben.call('POST', '/api/account/second-factor', { currentPassword: 'hers' }),
      status: 422,
    },
    confirmSecondFactor: {
      send: () => ben.call('PUT', '/api/account/second-factor', { oneTimeCode: '123456' }),
      status: 404,
    },
    endSecondFactor: {
      send: () => ben.call('POST', '/api/account/second-factor/end', { currentPassword: 'hers' }),
      status: 422,
    },
    listSessions: { send: () => ben.call('GET', '/api/account/sessions'), status: 200 },
    endSessions: { send: async () => (await service.signIn()).call('DELETE', '/api/account/sessions'), status: 204 },
    endSession: { send: async () => ben.call('DELETE', `/api/account/sessions/${await adasSession()}`), status: 404 },
    listActivity: { send: () => ben.call('GET', '/api/account/activity'), status: 200 },
    getDashboardStats: { send: () => ben.call('GET', '/api/dashboard/stats'), status: 200 },
    listContracts: { send: () => ben.call('GET', '/api/contracts'), status: 200 },
    downloadContract: { send: () => ben.call('GET', `/api/contracts/${adas.contract}/download`), status: 404 },
    deleteContract: { send: () => ben.call('DELETE', `/api/contracts/${adas.contract}`), status: 404 },
    uploadContracts: {
      send: () => ben.call('POST', '/api/contracts/batch', { contracts: [{ id: adas.found[1], name: 'Mine' }] }),
      status: 404,
    },
    getGoogleStatus: { send: () => ben.call('GET', '/api/google/status'), status: 200 },
    getGoogleAuthStatus: { send: () => ben.call('GET', '/api/google/auth-status'), status: 200 },
    getGmailProfile: { send: () => ben.call('GET', '/api/google/gmail/profile'), status: 409 },
    testGoogleConnection: { send: () => ben.call('GET', '/api/google/test-connection'), status: 409 },
    getGoogleAuthUrl: { send: () => ben.call('GET', '/api/google/auth-url'), status: 200 },
    uploadGoogleCredentials: { send: uploadKey, status: 422 },
    disconnectGoogle: { send: () => ben.call('POST', '/api/google/disconnect'), status: 200 },
    startSearch: {
      send: () => ben.call('POST', '/api/gmail/search', { replaces: adas.searchId, retryOf: adas.searchId }),
      status: 404,
    },
    getSearch: { send: () => ben.call('GET', `/api/gmail/search/${adas.searchId}`), status: 404 },
    processSearch: { send: () => ben.call('POST', `/api/gmail/process/${adas.searchId}`), status: 404 },
    getContract: { send: () => ben.call('GET', `/api/contracts/${adas.contract}`), status: 404 },
    createContract: {
      send: () => ben.call('POST', '/api/contracts', { values: { name: 'Mine' }, document: { foundId: adas.met } }),
      status: 404,
    },
    updateContract: {
      send: () => ben.call('PATCH', `/api/contracts/${adas.contract}`, { version: 1, notes: 'Mine' }),
      status: 404,
    },
    undoChange: { send: () => ben.call('POST', `/api/contracts/${adas.contract}/undo`, { version: 1 }), status: 404 },
    putDecision: {
      send: () =>
        ben.call('PUT', `/api/contracts/${adas.contract}/decision`, {
          version: 1,
          cycleEnd: '2027-01-01',
          decision: 'cancel',
        }),
      status: 404,
    },
    unacknowledgePassed: {
      send: () => ben.call('DELETE', `/api/contracts/${adas.contract}/acknowledge`),
      status: 404,
    },
    acknowledgePassed: { send: () => ben.call('POST', `/api/contracts/${adas.contract}/acknowledge`), status: 404 },
    addDocument: {
      send: () => ben.call('POST', `/api/contracts/${adas.contract}/documents`, { uploadId: UPLOAD }),
      status: 404,
    },
    getDocumentFile: {
      send: () => ben.call('GET', `/api/contracts/${adas.contract}/documents/${adas.found[0]}/file`),
      status: 404,
    },
    listJoinOffers: { send: () => ben.call('GET', '/api/contracts/join-offers'), status: 200 },
    previewJoin: {
      send: () => ben.call('GET', `/api/contracts/${adas.contract}/join/${adas.contract}`),
      status: 404,
    },
    joinContract: {
      send: () => ben.call('POST', `/api/contracts/${adas.contract}/join`, { version: 1, contractId: adas.contract }),
      status: 404,
    },
    splitContract: {
      send: () => ben.call('POST', `/api/contracts/${adas.contract}/split`, { version: 1, documentId: adas.found[0] }),
      status: 404,
    },
    restoreContract: { send: () => ben.call('POST', `/api/contracts/${adas.contract}/restore`), status: 404 },
    changeContracts: {
      send: () => ben.call('POST', '/api/contracts/bulk', { ids: [adas.contract], trash: true }),
      status: 404,
    },
    // Hers is left, like one that is gone.
    undoChanges: {
      send: () => ben.call('POST', '/api/contracts/bulk/undo', { changes: [{ id: adas.contract, version: 1 }] }),
      status: 200,
      echoed: () => adas.contract,
    },
    getContractHistory: { send: () => ben.call('GET', `/api/contracts/${adas.contract}/history`), status: 404 },
    getNoticeProof: {
      send: () => ben.call('GET', `/api/contracts/${adas.contract}/proofs/${adas.found[0]}`),
      status: 404,
    },
    getContractDocument: { send: () => ben.call('GET', `/api/contracts/${adas.contract}/document`), status: 404 },
    getContractOriginal: { send: () => ben.call('GET', `/api/contracts/${adas.contract}/original`), status: 404 },
    getContractText: { send: () => ben.call('GET', `/api/contracts/${adas.contract}/text`), status: 404 },
    getFoundOriginal: { send: () => ben.call('GET', `/api/gmail/found/${adas.found[0]}/original`), status: 404 },
    getFoundText: { send: () => ben.call('GET', `/api/gmail/found/${adas.found[0]}/text`), status: 404 },
    exportContracts: { send: () => ben.call('GET', '/api/contracts/export?format=csv'), status: 200 },
    exportSelectedContracts: {
      send: () => ben.call('POST', '/api/contracts/export', { format: 'zip', ids: [adas.contract] }),
      status: 200,
    },
    // The preview shows the cells of the sheet that was sent.
    getLeftOutFile: { send: () => ben.call('GET', `/api/gmail/left-out/${adas.met}/file`), status: 404 },
    importContracts: { send: importSheet, status: 200, echoed: () => adas.contract },
    listImports: { send: () => ben.call('GET', '/api/contracts/imports'), status: 200 },
    undoImport: { send: () => ben.call('POST', `/api/contracts/imports/${adas.contract}/undo`), status: 404 },
    getSettings: { send: () => ben.call('GET', '/api/settings'), status: 200 },
    putSettings: { send: () => ben.call('PUT', '/api/settings', { ourCompanies: ['Mine'] }), status: 200 },
    listReminders: { send: () => ben.call('GET', '/api/reminders'), status: 200 },
    getReminder: { send: async () => ben.call('GET', `/api/reminders/${await adasReminder()}`), status: 404 },
    sendTestMessage: { send: () => ben.call('POST', '/api/reminders/test'), status: 409 },
    putReminderChoice: {
      send: () => ben.call('PUT', `/api/contracts/${adas.contract}/reminders`, { off: true }),
      status: 404,
    },
    getMailState: { send: () => ben.call('GET', '/api/mail'), status: 200 },
    listStoppedAddresses: { send: () => ben.call('GET', '/api/mail/stopped'), status: 200 },
    sendAgain: { send: () => ben.call('POST', '/api/mail/send-again'), status: 200 },
    listNotices: { send: () => ben.call('GET', '/api/notices'), status: 200 },
    readNotices: { send: () => ben.call('POST', '/api/notices/read', {}), status: 200 },
    getFeed: { send: () => ben.call('GET', '/api/feed'), status: 200 },
    makeFeed: { send: () => ben.call('POST', '/api/feed'), status: 201 },
    revokeFeed: { send: () => ben.call('DELETE', '/api/feed'), status: 204 },
    readFeed: { send: () => ben.call('GET', `/feeds/${'x'.repeat(43)}.ics`), status: 404 },
    searchText: { send: () => ben.call('GET', `/api/contracts/search?q=${MARK}`), status: 200 },
    uploadFiles: {
      send: () => sendFiles(service, ben, { method: 'POST', url: `/api/files?upload=${UPLOAD}`, file: null }),
      status: 422,
    },
    listUploads: { send: () => ben.call('GET', '/api/files'), status: 200 },
    discardUpload: { send: () => ben.call('DELETE', `/api/files/${UPLOAD}`), status: 204 },
    getUpload: { send: () => ben.call('GET', `/api/files/${UPLOAD}`), status: 200 },
    // The same upload id and position as hers: his own file.
    putFile: {
      send: () => sendFiles(service, ben, { method: 'PUT', url: `/api/files/${UPLOAD}/0`, file: 'mine.txt' }),
      status: 200,
    },
    listSearches: { send: () => ben.call('GET', '/api/searches'), status: 200 },
    watchSearch: {
      send: () => ben.call('PUT', `/api/searches/${adas.searchId}/watch`, { rhythm: 'daily', hour: 6 }),
      status: 404,
    },
    unwatchSearch: { send: () => ben.call('DELETE', `/api/searches/${adas.searchId}/watch`), status: 404 },
    listFinds: { send: () => ben.call('GET', '/api/finds'), status: 200 },
    getSharing: { send: () => ben.call('GET', '/api/sharing'), status: 200 },
    openRenewalsDatabase: { send: () => ben.call('PUT', '/api/sharing/database', { id: ada.id }), status: 404 },
    inviteColleague: {
      send: () => ben.call('POST', '/api/sharing/invitations', { email: 'eve@example.com' }),
      status: 201,
    },
    withdrawInvitation: {
      send: () => ben.call('DELETE', `/api/sharing/invitations/${adas.invitation.id}`),
      status: 404,
    },
    removeColleague: { send: () => ben.call('DELETE', `/api/sharing/people/${ada.id}`), status: 404 },
    checkInvitation: { send: () => post('/api/sharing/link', { token: adas.invitation.token }), status: 200 },
    readInvitation: {
      send: () => ben.call('POST', '/api/sharing/invitation', { token: adas.invitation.token }),
      status: 200,
    },
    joinDatabase: { send: () => ben.call('POST', '/api/sharing/join', { token: adas.invitation.token }), status: 403 },
    dismissFind: { send: () => ben.call('POST', `/api/finds/${adas.found[0]}/dismiss`), status: 404 },
    restoreFind: { send: () => ben.call('DELETE', `/api/finds/${adas.found[0]}/dismiss`), status: 404 },
  };

  const firstOfAdas = async (path: string): Promise<string> => (await ada.call('GET', path)).json()[0].id;
  /** The digest that was planned for her. */
  const adasReminder = () => firstOfAdas('/api/reminders');
  const adasSession = () => firstOfAdas('/api/account/sessions');

  const post = (url: string, payload: object) => service.inject({ method: 'POST', url, payload });

  function uploadKey(): Promise<LightMyRequestResponse> {
    const form = new FormData();
    form.set('workspaceEmail', 'ben@example.com');
    form.set('credentials', new Blob(['{}']), 'key.json');
    const headers = { authorization: `Bearer ${ben.token}` };
    return service.inject({ method: 'POST', url: '/api/google/upload-credentials', headers, payload: form });
  }

  function importSheet(): Promise<LightMyRequestResponse> {
    const form = new FormData();
    form.set('sheet', new Blob([`Perennial ID,Name\n${adas.contract},Mine`]), 'sheet.csv');
    const headers = { authorization: `Bearer ${ben.token}` };
    return service.inject({ method: 'POST', url: '/api/contracts/import', headers, payload: form });
  }

  return attempts;
}
