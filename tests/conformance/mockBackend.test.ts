/** The mock backend of the demo and the tests, by the conformance suite. */
import { CONSENT_GRANT_KEY } from '../../mocks/consent.ts';
import { backend, server } from '../../mocks/node.ts';
import { describeConformance } from './describeConformance.ts';

describeConformance('the mock backend', async () => {
  server.listen();
  return {
    baseUrl: 'http://mock.example',
    pollInterval: 0,
    giveConsent: async (authUrl) => {
      const state = new URL(authUrl).searchParams.get('state');
      const grant = { state, email: 'mara@brightwater.example', gmail: true, drive: true };
      backend.store.setItem(CONSENT_GRANT_KEY, JSON.stringify(grant));
    },
    serviceAccount: async () => ({
      keyFile: JSON.stringify({
        type: 'service_account',
        client_email: 'reader@project.iam.gserviceaccount.com',
        private_key: 'made up',
      }),
      workspaceEmail: 'admin@brightwater.example',
    }),
    resetToken: async (email) => {
      const { users, resets = {} } = backend.db.read();
      const user = users.find((each) => each.email === email);
      return Object.keys(resets).find((token) => resets[token] === user?.id) ?? '';
    },
    close: async () => server.close(),
  };
});
