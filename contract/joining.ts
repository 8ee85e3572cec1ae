/** Two contracts whose documents belong together, as an amendment and its agreement: which ones are offered to be joined, and what they become. */
import { type About, agreementsOf, type Told } from './aboutAgreement.ts';
import { type Actor, type Changed, withDocuments } from './changes.ts';
import { updateContractRequestLimits } from './limits.gen.ts';
import type { ContractRecord, ListedRecord } from './record.ts';
import { noSuchContract, Refused } from './refused.ts';

/** `id`: the contract whose documents speak of the other one, and would go to it. */
export type JoinOffer = {
  id: string;
  name: string;
  into: { id: string; name: string; inTrash: boolean };
  about: About;
};

/** So many are enough for one look. */
const MOST = 200;

const nameOf = ({ known }: ListedRecord) => known.values.name ?? '';

/** Of all contracts, those in the trash too: into one that lies there nothing is joined before it is restored, but it is named. */
export function joinOffers(listed: readonly ListedRecord[], ourKeys: ReadonlySet<string>): JoinOffer[] {
  const speaking = listed.filter(({ known, deletedAt }) => known.about !== undefined && deletedAt === null);
  const offers = speaking.flatMap((one) => {
    const found = agreementsOf(one, listed, ourKeys);
    const present = found.filter(({ deletedAt }) => deletedAt === null);
    return (present.length > 0 ? present : found).flatMap((into): JoinOffer[] =>
      one.known.about
        ? [
            {
              id: one.id,
              name: nameOf(one),
              into: { id: into.id, name: nameOf(into), inTrash: into.deletedAt !== null },
              about: one.known.about,
            },
          ]
        : [],
    );
  });
  return offers.slice(0, MOST);
}

/** A contract that a found document may belong to, once it is uploaded. */
export type AgreementThere = { name: string; contractId?: string; where: 'database' | 'trash' | 'search' };

/** Among all contracts of the database, and what the same search found beside it. */
export function agreementsThere(
  one: Told,
  listed: readonly ListedRecord[],
  found: readonly Told[],
  ourKeys: ReadonlySet<string>,
): AgreementThere[] {
  const all: readonly (Told & { deletedAt?: string | null })[] = [...listed, ...found];
  const agreements = agreementsOf(one, all, ourKeys);
  const present = agreements.filter(({ deletedAt }) => !deletedAt);
  return (present.length > 0 ? present : agreements).map(({ id, known, deletedAt }) => ({
    name: known.values.name ?? '',
    ...(deletedAt === undefined ? {} : { contractId: id }),
    where: deletedAt === undefined ? 'search' : deletedAt === null ? 'database' : 'trash',
  }));
}

/** Without those of contracts that a person has related already, or keeps apart. */
export function unsettledOffers(
  offers: readonly JoinOffer[],
  records: ReadonlyMap<string, Pick<ContractRecord, 'related'>>,
): JoinOffer[] {
  const isRelated = (from: string, to: string) =>
    records.get(from)?.related.some(({ contractId }) => contractId === to) === true;
  return offers.filter(({ id, into }) => !isRelated(id, into.id) && !isRelated(into.id, id));
}

/** The contract with the documents of the other one. Throws `Refused` where that one isn't there or has none. */
export function withJoined(into: ContractRecord, other: ContractRecord | null, actor: Actor): Changed {
  if (other === null || other.deletedAt !== null) throw noSuchContract();
  if (other.id === into.id) throw new Refused(422, 'SAME_CONTRACT', 'A contract cannot be joined to itself.');
  if (other.documents.length === 0) {
    throw new Refused(422, 'NO_DOCUMENT', 'The other contract has no document to join.');
  }
  const theirs = other.documents.map((document) => ({ ...document, joined: true }));
  // Joined, the two are no longer kept apart.
  const related = into.related.filter(({ contractId, kind }) => contractId !== other.id || kind !== 'separate from');
  return withDocuments(into, [...into.documents, ...theirs], actor, related);
}

type Leaving = {
  documents: ReadonlySet<string>;
  /** The contract that they are from now on. */
  homeId: string;
  /** A person wants it so: nobody is asked again whether the two belong together. */
  keepApart: boolean | undefined;
};

/** The contract without those documents. Throws `Refused` where it would have none left. */
export function withoutDocuments(from: ContractRecord, leaving: Leaving, actor: Actor): Changed {
  const { documents, homeId, keepApart } = leaving;
  const staying = from.documents.filter(({ id }) => !documents.has(id));
  if (staying.length === 0) {
    throw new Refused(422, 'LAST_DOCUMENT', 'This is the contract’s only document, so it can’t be separated.');
  }
  const isSettled = from.related.some(({ contractId }) => contractId === homeId);
  const isFull = from.related.length >= updateContractRequestLimits.related.maxItems;
  const apart = keepApart && !isSettled && !isFull ? [{ contractId: homeId, kind: 'separate from' as const }] : [];
  return withDocuments(from, staying, actor, [...from.related, ...apart]);
}
