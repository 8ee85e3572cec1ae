/** Conformance: a renewals database that colleagues work in together. */
import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  CheckedInvitation,
  InvitationLink,
  RemovedColleague,
  SentInvitation,
  Sharing,
} from '../../src/api/generated/sharing.gen.ts';
import type { ApiClient } from './apiClient.ts';

type User = { email: string; token: string };

const tokenOf = ({ body }: { body: SentInvitation }) => new URL(body.link).searchParams.get('token');

export function sharingTests(client: () => ApiClient): void {
  describe('sharing', () => {
    let ada: User;
    let cleo: User;
    beforeEach(async () => {
      ada = await client().signUp();
      cleo = await client().signUp();
    });
    const sharing = async ({ token }: User) => (await client().call<Sharing>('getSharing', { token })).body;
    const invite = (host: User, email: string) =>
      client().call<SentInvitation>('inviteColleague', { token: host.token, body: { email } });
    const join = (who: User, token: string | null) =>
      client().call('joinDatabase', { token: who.token, body: { token: token ?? '' } });
    const read = async (who: User, token: string | null) =>
      (await client().call<InvitationLink>('readInvitation', { token: who.token, body: { token: token ?? '' } })).body;
    const names = async ({ token }: User) => (await client().listContracts(token)).map(({ name }) => name);
    const make = (who: User, name: string) =>
      client().call<{ id: string }>('createContract', { token: who.token, body: { values: { name } } });

    it('says before anybody signs in what a link is worth and whom it is for, and nothing of one that is not whole', async () => {
      const check = async (token: string) =>
        (await client().call<CheckedInvitation>('checkInvitation', { body: { token } })).body;
      const email = `new.${cleo.email}`;
      const first = tokenOf(await invite(ada, email)) ?? '';
      expect((await client().call('checkInvitation', { body: { token: '' } })).status).toBe(400);
      expect(await check(first)).toEqual({ state: 'open', email });
      const latest = await invite(ada, email);
      expect(await check(first)).toEqual({ state: 'replaced', email });
      expect(await check(tokenOf(latest)?.slice(0, -3) ?? '')).toEqual({ state: 'unknown', email: null });
      await client().call('withdrawInvitation', { token: ada.token, params: { id: latest.body.invitation.id } });
      expect(await check(tokenOf(latest) ?? '')).toEqual({ state: 'withdrawn', email });
    });

    it('shows who works alone one database and one person', async () => {
      const alone = await sharing(ada);
      expect(alone.databases).toMatchObject([{ begunBy: ada.email, own: true, open: true }]);
      expect(alone.people).toMatchObject([{ email: ada.email, began: true, you: true }]);
      expect(alone.invitations).toEqual([]);
    });

    it('lets an invited colleague in, who then sees and makes contracts there, takes only their own along, and can go back to it', async () => {
      await make(ada, 'Of Ada');
      await make(cleo, 'Of Cleo');
      const invited = await invite(ada, cleo.email);
      expect(invited.status).toBe(201);
      expect((await sharing(ada)).invitations).toMatchObject([{ email: cleo.email, invitedBy: ada.email }]);
      expect((await join(ada, tokenOf(invited))).status).toBe(403);
      expect((await join(cleo, tokenOf(invited))).status).toBe(200);
      expect((await join(cleo, tokenOf(invited))).status).toBe(410);
      await make(cleo, 'By Cleo');
      expect((await names(ada)).toSorted()).toEqual(['By Cleo', 'Of Ada']);
      const taken = await client().call('exportAccount', { token: cleo.token });
      const sheet = new TextDecoder().decode(unzipSync(taken.bytes)['contracts.csv']);
      expect([sheet.includes('Of Cleo'), sheet.includes('Of Ada')]).toEqual([true, false]);
      const there = await sharing(cleo);
      expect(there.people.map(({ email, you }) => [email, you])).toEqual([
        [ada.email, false],
        [cleo.email, true],
      ]);
      const own = there.databases.find((each) => each.own)?.id ?? '';
      const back = await client().call<Sharing>('openRenewalsDatabase', { token: cleo.token, body: { id: own } });
      expect(back.body.databases.find(({ open }) => open)?.id).toBe(own);
      expect(await names(cleo)).toEqual(['Of Cleo']);
      const other = await client().call('openRenewalsDatabase', {
        token: ada.token,
        body: { id: there.people[1]?.id ?? '' },
      });
      expect([other.status, other.body.error.code]).toEqual([404, 'NOT_FOUND']);
    });

    it('takes an invitation back, and refuses one for who works there already', async () => {
      const invited = await invite(ada, cleo.email);
      const params = { id: invited.body.invitation.id };
      expect((await client().call('withdrawInvitation', { token: ada.token, params })).status).toBe(204);
      expect((await client().call('withdrawInvitation', { token: ada.token, params })).status).toBe(404);
      expect((await join(cleo, tokenOf(invited))).status).toBe(410);
      const again = await client().call('inviteColleague', { token: ada.token, body: { email: ada.email } });
      expect([again.status, again.body.error.code]).toEqual([409, 'COLLEAGUE_ALREADY']);
    });

    it('says who invites whom into whose database until when, to the one who is invited alone, and what became of an invitation', async () => {
      const [first, second] = [tokenOf(await invite(ada, cleo.email)), tokenOf(await invite(ada, cleo.email))];
      const { expiresAt } = (await sharing(ada)).invitations[0] ?? {};
      const said = { email: cleo.email, invitedBy: ada.email, begunBy: ada.email };
      expect(await read(cleo, second)).toEqual({ ...said, state: 'open', expiresAt });
      expect(await read(cleo, first)).toMatchObject({ ...said, state: 'replaced' });
      const nothing = { email: null, invitedBy: null, begunBy: null, expiresAt: null };
      expect(await read(ada, second)).toEqual({ ...nothing, state: 'other-address', email: cleo.email });
      expect(await read(cleo, 'made.up')).toEqual({ ...nothing, state: 'unknown' });
      // Reading it has changed nothing.
      expect((await sharing(cleo)).databases).toHaveLength(1);
      await join(cleo, second);
      expect(await read(cleo, second)).toMatchObject({ ...said, state: 'accepted' });
      const dan = await client().signUp();
      const invited = await invite(cleo, dan.email);
      expect(await read(dan, tokenOf(invited))).toMatchObject({ invitedBy: cleo.email, begunBy: ada.email });
      const params = { id: invited.body.invitation.id };
      await client().call('withdrawInvitation', { token: ada.token, params });
      expect(await read(dan, tokenOf(invited))).toMatchObject({ state: 'withdrawn', invitedBy: cleo.email });
    });

    it('removes a colleague, whose contracts have no owner then, but not who began it', async () => {
      const { id } = (await make(ada, 'Hosting')).body;
      await join(cleo, tokenOf(await invite(ada, cleo.email)));
      const owner = { name: 'Cleo', email: cleo.email };
      const patched = await client().call('updateContract', {
        token: cleo.token,
        params: { id },
        body: { version: 1, owner },
      });
      expect(patched.status).toBe(200);
      const [adasId = '', cleosId = ''] = (await sharing(ada)).people.map((person) => person.id);
      const remove = (who: User, person: string) =>
        client().call<RemovedColleague>('removeColleague', { token: who.token, params: { id: person } });
      expect((await remove(cleo, adasId)).status).toBe(409);
      expect((await remove(ada, adasId)).status).toBe(409);
      expect((await remove(ada, cleosId)).body).toEqual({ withoutOwner: 1 });
      expect((await remove(ada, cleosId)).status).toBe(404);
      expect(await names(cleo)).toEqual([]);
    });
  });
}
