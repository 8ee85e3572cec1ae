/** A renewals database that colleagues work in together: who does, who is invited, joining, removing and leaving. */
import type { Actor } from '../../../contract/changes.ts';
import * as refused from '../../../contract/refusedSharing.ts';
import { addColleague, joinedDatabases, type Person, peopleOf, removeColleague, workIn } from '../../db/colleagues.ts';
import { moveRevision } from '../../db/contracts.ts';
import type { Queries } from '../../db/database.ts';
import {
  countInvitations,
  findInvitation,
  type Invitation,
  listInvitations,
  saveInvitation,
  takeInvitation,
  withdrawInvitation,
} from '../../db/invitations.ts';
import { partFrom } from '../../db/partColleague.ts';
import { noteEvent } from '../../db/accountEvents.ts';
import { deviceLabel } from '../../../contract/deviceLabel.ts';
import { normaliseEmail } from '../../db/users.ts';
import { isUuid } from '../../db/uuid.ts';
import { joinLink } from '../../mail/accountLinks.ts';
import { sendJoinLink, sendsMail } from '../../mail/accountMail.ts';
import { MailFailure } from '../../mail/mailer.ts';
import { invitePlaces, takePlaces } from '../accounts/signInLimits.ts';
import type { AppContext } from '../appContext.ts';
import { checkLink } from './checkLink.ts';
import { todayOf } from '../contracts/today.ts';
import { notFound } from '../httpError.ts';
import type { Handlers, Operations, SignedInUser } from '../operations.ts';

/** No invitation has this id. */
const NO_INVITATION = '00000000-0000-0000-0000-000000000000';
const NOTHING_KNOWN: Operations['readInvitation']['answer'] = {
  state: 'unknown',
  email: null,
  invitedBy: null,
  begunBy: null,
  expiresAt: null,
};

/** People and open invitations of one renewals database. */
const MOST_PEOPLE = 50;

type SharingOperation =
  | ('getSharing' | 'openRenewalsDatabase' | 'checkInvitation' | 'readInvitation' | 'joinDatabase')
  | ('inviteColleague' | 'withdrawInvitation' | 'removeColleague');

export function sharingHandlers({ database, clock, mail }: AppContext): Handlers<SharingOperation> {
  const { queries } = database;
  return {
    getSharing: ({ user }) => sharingOf(queries, user, clock()),

    async openRenewalsDatabase({ user, body }) {
      const databaseId = body.id.toLowerCase();
      await queries.transaction(async (transaction) => {
        if (!isUuid(databaseId) || !(await workIn(transaction, user.id, databaseId))) throw refused.noSuchDatabase();
      });
      return sharingOf(queries, { ...user, databaseId }, clock());
    },

    async inviteColleague({ user, body }, reply) {
      const [email, now] = [normaliseEmail(body.email), clock()];
      await takePlaces(queries, invitePlaces(user.id), now);
      const invitation = await queries.transaction(async (transaction) => {
        const { databaseId } = user;
        await moveRevision(transaction, databaseId);
        const people = await peopleOf(transaction, databaseId);
        if (people.some((person) => person.email === email)) throw refused.worksHereAlready(email);
        if (people.length + (await countInvitations(transaction, databaseId, now)) >= MOST_PEOPLE)
          throw refused.tooManyPeople(MOST_PEOPLE);
        return saveInvitation(transaction, { databaseId, email, invitedBy: user.email, now });
      });
      reply.code(201);
      return { invitation: invitationOnWire(invitation), ...(await delivered(user, invitation)) };
    },

    async withdrawInvitation({ user, params }, reply) {
      if (!isUuid(params.id) || !(await withdrawInvitation(queries, user.databaseId, params.id)))
        throw notFound('This invitation');
      return reply.code(204).send();
    },

    async removeColleague({ user, params, headers }) {
      const now = clock();
      const actor = { who: user.email, when: now.toISOString(), today: todayOf({}, clock) };
      const { email, ...answer } = await queries.transaction((transaction) =>
        remove(transaction, user, params.id.toLowerCase(), actor),
      );
      const leaves = email === user.email;
      const device = deviceLabel(headers['user-agent']);
      const kind = leaves ? 'database-left' : 'colleague-removed';
      await noteEvent(queries, user.id, { at: now, kind, device, detail: leaves ? null : email });
      return answer;
    },

    async readInvitation({ user, body }) {
      const [grant, now] = [mail.links.openLate(body.token, 'join'), clock()];
      // Also of a link that is not ours: it takes as long.
      const invitation = await findInvitation(queries, grant?.mark ?? NO_INVITATION, user.email);
      if (!grant) return NOTHING_KNOWN;
      const { address: email, expires } = grant;
      if (email !== user.email) return { ...NOTHING_KNOWN, state: 'other-address', email };
      const expiresAt = new Date(expires * 1000);
      if (!invitation && expiresAt <= now)
        return { ...NOTHING_KNOWN, state: 'expired', email, expiresAt: expiresAt.toISOString() };
      return invitation ? linkOnWire(invitation, now) : NOTHING_KNOWN;
    },

    async checkInvitation({ body: { token } }) {
      return checkLink(queries, mail, token, clock());
    },

    async joinDatabase({ user, body }) {
      const now = clock();
      const grant = mail.links.open(body.token, 'join', now);
      if (!grant?.mark) throw refused.deadInvitation();
      if (grant.address !== user.email) throw refused.invitationOfAnother(grant.address);
      const invitation = { id: grant.mark, email: user.email, now };
      const databaseId = await queries.transaction(async (transaction) => {
        const taken = await takeInvitation(transaction, invitation);
        if (!taken) throw refused.deadInvitation();
        await moveRevision(transaction, taken.databaseId);
        await addColleague(transaction, { databaseId: taken.databaseId, userId: user.id, now });
        await workIn(transaction, user.id, taken.databaseId);
        return taken.databaseId;
      });
      return sharingOf(queries, { ...user, databaseId }, now);
    },
  };

  /** An invitation that could not be sent is there all the same: its link can be handed over. */
  async function delivered(user: SignedInUser, invitation: Invitation): Promise<{ link: string; sent: boolean }> {
    const link = joinLink(mail, invitation);
    if (!(await sendsMail(mail, user.id))) return { link, sent: false };
    try {
      await sendJoinLink(mail, user, invitation);
      return { link, sent: true };
    } catch (error) {
      if (error instanceof MailFailure) return { link, sent: false };
      throw error;
    }
  }
}

async function remove(transaction: Queries, user: SignedInUser, id: string, actor: Actor) {
  const { databaseId } = user;
  await moveRevision(transaction, databaseId);
  const people = await peopleOf(transaction, databaseId);
  const person = people.find((each) => each.id === id);
  if (!person) throw notFound('This colleague');
  if (person.began) throw person.id === user.id ? refused.youBegan() : refused.theyBegan(person.email);
  if (people.length === 1) throw refused.lastOne();
  await removeColleague(transaction, databaseId, id);
  return { email: person.email, withoutOwner: await partFrom(transaction, databaseId, person.email, actor) };
}

async function sharingOf(queries: Queries, user: SignedInUser, now: Date) {
  const joined = await joinedDatabases(queries, user.id);
  const own = { id: user.id, begunBy: user.email, own: true, open: user.databaseId === user.id };
  const people = await peopleOf(queries, user.databaseId);
  return {
    databases: [own, ...joined.map((each) => ({ ...each, own: false, open: each.id === user.databaseId }))],
    people: people.map((person) => personOnWire(person, user)),
    invitations: (await listInvitations(queries, user.databaseId, now)).map(invitationOnWire),
  };
}

function personOnWire({ id, email, since, began }: Person, user: SignedInUser) {
  return { id, email, since: since.toISOString(), began, you: id === user.id };
}

function invitationOnWire({ id, email, invitedBy, expiresAt }: Invitation) {
  return { id, email, invitedBy, expiresAt: expiresAt.toISOString() };
}

/** For the user it was sent to. */
function linkOnWire(
  invitation: Invitation & { begunBy: string | null },
  now: Date,
): Operations['readInvitation']['answer'] {
  const { email, invitedBy, expiresAt } = invitationOnWire(invitation);
  const state = invitation.ended ?? (invitation.expiresAt > now ? 'open' : 'expired');
  return { state, email, invitedBy, begunBy: invitation.begunBy, expiresAt };
}
